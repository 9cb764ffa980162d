import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import { AddressFields } from '../../../../components/address-fields'
import type { RfpAddress } from '../rfp-form'
import { At, problemAt } from './form-line'
import type { RfpFormState } from './use-rfp-form'

const lines = ['street1', 'street2', 'city', 'state', 'zipCode', 'country'] as const

/** the address of the merchant's warehouse, found by typing or filled in line by line. */
export function AddressPart({ state }: { state: RfpFormState }) {
  const form = useForm<{ address: RfpAddress }>({ defaultValues: { address: state.form.address } })
  const store = useEffectEvent((address: RfpAddress) => state.change({ address }))
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => store({ ...values.address }) }),
    [form],
  )
  const errors = Object.fromEntries(
    lines.flatMap((line) => {
      const message = problemAt(state, `userInfo.address.${line}`)
      return message ? [[line, { type: 'server', message }]] : []
    }),
  )
  return (
    <At path="userInfo.address">
      <AddressFields form={form as never} errors={errors} isOptional />
    </At>
  )
}
