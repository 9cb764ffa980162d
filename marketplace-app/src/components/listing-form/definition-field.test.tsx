import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { DefinitionField } from './definition-field'
import type { FieldDefinition } from './field-definition'

const values: { current: Record<string, unknown> } = { current: {} }

function Form({ field, start }: { field: FieldDefinition; start: Record<string, unknown> }) {
  const form = useForm({ defaultValues: start })
  values.current = form.watch()
  return (
    <FormProvider {...form}>
      <DefinitionField field={field} />
    </FormProvider>
  )
}

const show = (field: FieldDefinition, start: Record<string, unknown> = {}) =>
  render(<Form field={field} start={start} />)

describe('a field by its definition (002 §3.6)', () => {
  it('R-518: dependents show while their switch is on, a text while showContent is set', async () => {
    const dependents: FieldDefinition[] = [{ key: 'fleet', label: 'Fleet size' }]
    const field: FieldDefinition = { key: 'truck', label: 'Trucks', fieldType: 'switch', dataType: 'boolean' }
    const { unmount } = show({ ...field, showDependents: true, dependents, content: 'About trucks' })
    expect(screen.queryByLabelText('Fleet size')).toBeNull()
    expect(screen.queryByText('About trucks')).toBeNull()
    await userEvent.click(screen.getByRole('switch'))
    expect(screen.getByLabelText('Fleet size')).toBeDefined()
    await userEvent.click(screen.getByRole('switch'))
    expect(screen.queryByLabelText('Fleet size')).toBeNull()
    unmount()
    show({ ...field, showContent: true, content: 'About trucks' })
    expect(screen.getByText('About trucks')).toBeDefined()
  })

  it('R-517: the switch dedicated takes the whole width, another does not', () => {
    const field = { label: 'Dedicated', fieldType: 'switch', dataType: 'boolean' } as const
    const first = show({ ...field, key: 'facilityDetails.dedicated' })
    expect(first.container.firstElementChild?.className).toContain('col-span-full')
    const second = show({ ...field, key: 'features.rail' })
    expect(second.container.firstElementChild?.className).not.toContain('col-span-full')
  })

  it('R-525: a percentage of 150 is read as 100', async () => {
    show(
      { key: 'rate', label: 'Order accuracy rate', dataType: 'number', min: 0, max: 100, suffix: '%' },
      { rate: null },
    )
    await userEvent.type(screen.getByLabelText('Order accuracy rate'), '150')
    expect(values.current.rate).toBe(100)
    expect(screen.getByLabelText<HTMLInputElement>('Order accuracy rate').value).toBe('100')
  })
})
