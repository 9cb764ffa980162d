import type { ReactNode } from 'react'
import { saidNeed } from '@stackyard/shared/domain/said-need'
import { productCategories } from '@stackyard/shared/reference/product-categories'
import {
  featureFields,
  featureGroups,
  profileFields,
  profileGroups,
  type RfpField,
} from '@stackyard/shared/reference/rfp-fields'
import { merchantTypes } from '@stackyard/shared/reference/rfp-ranges'
import type { MerchantRecord, RfpAnswer, RfpAnswers } from '@stackyard/shared/schema/merchant'
import { Badge } from '@stackyard/shared/ui/badge'
import { formatDay } from '@stackyard/shared/ui/format'
import { merchantTexts as words } from '../../../lib/texts/merchants'
import { countedAnswers } from '../rfp-form'
import { DownloadRfp } from './download-rfp'
import { filesOf, RfpFiles } from './rfp-files'

const labelOf = (key: string) => productCategories.find((known) => known.key === key)?.label ?? key

function shown({ options, unit }: RfpField, answer: RfpAnswer): string {
  if (typeof answer === 'boolean') return answer ? words.yes : words.no
  const list = [answer].flat().map((one) => options?.find(({ value }) => value === one)?.label ?? String(one))
  return unit ? `${list.join(', ')} ${unit}` : list.join(', ')
}

/** Questions with their answers, in the order they were asked; dependents only under a yes. */
function linesOf(fields: readonly RfpField[], answers: RfpAnswers): [string, string][] {
  const counted = countedAnswers(fields, answers)
  return fields.flatMap((field) => {
    const answer = counted[field.key]
    const below = answer === true ? linesOf(field.dependents ?? [], counted) : []
    return answer === undefined || field.isUpload
      ? []
      : [[field.label, shown(field, answer)] as [string, string], ...below]
  })
}

/** A merchant's request to read. */
export function RfpPage({ record }: { record: MerchantRecord }) {
  const { user, merchantType } = record
  const volume = saidNeed(record.storageVolume, record.monthlyShipmentVolume)
  return (
    <div className="grid max-w-3xl gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={record.isComplete ? 'success' : 'neutral'}>
          {record.isComplete ? words.complete : words.incomplete}
        </Badge>
        {record.submittedAt ? (
          <span className="text-muted-foreground text-sm">{words.submittedOn(formatDay(record.submittedAt))}</span>
        ) : null}
        <DownloadRfp id={record.id} />
      </div>
      <Card title={words.contact}>
        <p>
          {user.firstName} {user.lastName}
        </p>
        <p className="text-sm break-words">{[user.email, record.phone, record.website].filter(Boolean).join(' · ')}</p>
      </Card>
      <Card title={merchantTypes[merchantType]}>
        {record.about ? <p className="mb-3 break-words whitespace-pre-line">{record.about}</p> : null}
        {record.refMessage ? <p className="mb-3 break-words whitespace-pre-line">{record.refMessage}</p> : null}
        {volume ? <p className="text-sm">{volume}</p> : null}
        <p className="text-muted-foreground mb-3 text-sm">{record.categories.map(labelOf).join(', ')}</p>
        <Lines lines={linesOf(featureFields[merchantType], record[featureGroups[merchantType]])} />
      </Card>
      {profileGroups.map((group) => {
        const lines = linesOf(profileFields[group], record[group])
        return lines.length === 0 ? null : (
          <Card key={group} title={words.headings[group]}>
            <Lines lines={lines} />
          </Card>
        )
      })}
      {filesOf(record).length > 0 ? (
        <Card title={words.upload.title}>
          <RfpFiles record={record} />
        </Card>
      ) : null}
    </div>
  )
}

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="rounded-card bg-card border p-5">
    <h2 className="font-display mb-3 text-lg font-semibold">{title}</h2>
    {children}
  </section>
)

const Lines = ({ lines }: { lines: readonly (readonly [string, string])[] }) => (
  <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
    {lines.map(([label, value], index) => (
      <div key={`${label}-${index}`} className="flex flex-wrap justify-between gap-x-3 border-b pb-1">
        <dt className="text-muted-foreground">{label}</dt>
        <dd className="break-words">{value}</dd>
      </div>
    ))}
  </dl>
)
