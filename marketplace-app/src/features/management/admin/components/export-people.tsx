import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { FormEvent } from 'react'
import { serviceTypes } from '@stackyard/shared/reference/service-types'
import type { DirectoryQuery } from '@stackyard/shared/schema/curation'
import { Button } from '@stackyard/shared/ui/button'
import { Page } from '../../../../components/page'
import { SelectField, TextField } from '../../../../components/form-fields'
import { client } from '../../../../lib/api'
import { notifyFailure } from '../../../../lib/notify'
import { adminTexts } from '../../../../lib/texts/admin'

const words = adminTexts.export

type Filters = Partial<Pick<DirectoryQuery, 'userType' | 'serviceType' | 'active' | 'query'>>

/** Hands a file of the server to the browser's downloads. */
function download(file: File) {
  const href = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = href
  link.download = file.name
  link.click()
  URL.revokeObjectURL(href)
}

/** The people that fit the filters as a CSV file. */
export function ExportPeople() {
  const exporting = useMutation({
    mutationFn: async (filters: Filters) => client.adminUser.exportList({ filters: { ...filters, order: 'desc' } }),
    onSuccess: (file) => download(file),
    onError: (error) => notifyFailure(words.failed, error),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const read = (name: string) => String(data.get(name) ?? '').trim() || undefined
    exporting.mutate({
      userType: read('userType'),
      serviceType: read('serviceType'),
      active: read('active') === undefined ? undefined : read('active') === 'true',
      query: read('query'),
    })
  }
  return (
    <Page title={words.title} description={words.lead}>
      <form onSubmit={submit} className="grid max-w-2xl gap-5 sm:grid-cols-2">
        <SelectField label={words.kind} name="userType" placeholder={words.any} options={words.kinds} />
        <SelectField
          label={words.serviceType}
          name="serviceType"
          placeholder={words.any}
          options={serviceTypes.map(({ key, label }) => ({ value: key, label }))}
        />
        <SelectField
          label={words.status}
          name="active"
          placeholder={words.any}
          options={[
            { value: 'true', label: adminTexts.people.active },
            { value: 'false', label: adminTexts.people.inactive },
          ]}
        />
        <TextField label={words.search} name="query" maxLength={200} />
        <span className="sm:col-span-2">
          <Button type="submit" busy={exporting.isPending}>
            <Download aria-hidden />
            {words.download}
          </Button>
        </span>
      </form>
    </Page>
  )
}
