import { type FormEvent, useState } from 'react'
import { countries } from '@stackyard/shared/reference/countries'
import { productCategories } from '@stackyard/shared/reference/product-categories'
import { serviceSubtypes } from '@stackyard/shared/reference/service-subtypes'
import { serviceTypes, type ServiceTypeKey } from '@stackyard/shared/reference/service-types'
import { usStates } from '@stackyard/shared/reference/us-states'
import { warehouseFeatures } from '@stackyard/shared/reference/warehouse-features'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { sayName } from '@stackyard/shared/ui/say'
import { Sheet } from '@stackyard/shared/ui/sheet'
import { SelectField, TextField } from '../../../../components/form-fields'
import { campaignTexts } from '../../../../lib/texts/campaigns'
import type { CampaignSearch } from '../campaign-search'
import { applyFilters, readFilterForm } from '../filter-form'
import { regionOptions } from '../regions'
import { ListingFilter } from './listing-filter'
import { countryName } from '@stackyard/shared/ui/format'

const words = campaignTexts.filters
const formId = 'campaign-filters'
const countryOptions = countries.map(({ code2 }) => ({ value: code2, label: countryName(code2) }))
const stateOptions = usStates.map(({ code, label }) => ({ value: code, label: sayName(label) }))
const serviceOptions = serviceTypes.map(({ key, label }) => ({ value: key, label }))

export type FilterSheetProps = {
  search: CampaignSearch
  onClose: () => void
  onApply: (search: CampaignSearch) => void
}

/** All filters by days, listings, place and service. They take effect together. */
export function FilterSheet({ search, onClose, onApply }: FilterSheetProps) {
  const apply = (filters: Partial<CampaignSearch>) => {
    onApply(applyFilters(search, filters))
    onClose()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(readFilterForm(new FormData(event.currentTarget)))
  }
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={words.sheet}
      footer={
        <>
          <Button variant="outline" onClick={() => apply({})}>
            {words.clear}
          </Button>
          <Button type="submit" form={formId}>
            {words.apply}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid grid-cols-1 gap-6">
        <div className="grid grid-cols-2 gap-3">
          <TextField label={words.from} name="startDate" type="date" defaultValue={search.startDate ?? ''} />
          <TextField label={words.to} name="endDate" type="date" defaultValue={search.endDate ?? ''} />
        </div>
        <ListingFilter search={search} />
        <PlaceFilters search={search} />
        <ServiceFilters search={search} />
        <KeyFilters name="expertise" keys={warehouseFeatures} chosen={search.expertise} />
        <KeyFilters name="categories" keys={productCategories} chosen={search.categories} />
      </form>
    </Sheet>
  )
}

type PartProps = { search: CampaignSearch }

function PlaceFilters({ search }: PartProps) {
  const [country, setCountry] = useState(search.country ?? '')
  const hasStates = country === '' || country === 'US'
  return (
    <div className="grid grid-cols-1 gap-4">
      <SelectField
        label={words.country}
        name="country"
        placeholder={words.anyCountry}
        options={countryOptions}
        value={country}
        onChange={(event) => setCountry(event.target.value)}
      />
      {hasStates ? (
        <SelectField
          label={words.state}
          name="state"
          placeholder={words.anyState}
          options={stateOptions}
          defaultValue={search.state ?? ''}
        />
      ) : null}
      <SelectField
        label={words.region}
        name="region"
        placeholder={words.anyRegion}
        options={regionOptions}
        defaultValue={search.region ?? ''}
      />
    </div>
  )
}

/** The type, and the subtypes that it has. */
function ServiceFilters({ search }: PartProps) {
  const [type, setType] = useState<ServiceTypeKey | undefined>(search.serviceType)
  const subtypes = type ? serviceSubtypes[type] : []
  return (
    <div className="grid grid-cols-1 gap-4">
      <SelectField
        label={words.serviceType}
        name="serviceType"
        placeholder={words.anyServiceType}
        options={serviceOptions}
        value={type ?? ''}
        onChange={(event) => setType(serviceTypes.find(({ key }) => key === event.target.value)?.key)}
      />
      {subtypes.length > 0 ? (
        <KeyFilters key={type} name="serviceSubType" keys={subtypes} chosen={search.serviceSubType} />
      ) : null}
    </div>
  )
}

type KeyFiltersProps = {
  name: 'expertise' | 'categories' | 'serviceSubType'
  keys: readonly { key: string; label: string }[]
  chosen: readonly string[] | undefined
}

function KeyFilters({ name, keys, chosen }: KeyFiltersProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{words[name]}</legend>
      <div className="grid grid-cols-1 sm:grid-cols-2">
        {keys.map(({ key, label }) => (
          <Checkbox key={key} name={name} value={key} label={sayName(label)} defaultChecked={chosen?.includes(key)} />
        ))}
      </div>
    </fieldset>
  )
}
