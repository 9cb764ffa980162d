import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Flame } from 'lucide-react'
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

describe('a field by its definition', () => {
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

  it('R-315 R-525: a percentage of 150 stays as typed and is refused with its limit; the arrows stop there', async () => {
    show(
      { key: 'rate', label: 'Order accuracy rate', dataType: 'number', min: 0, max: 100, suffix: '%' },
      { rate: null },
    )
    const input = screen.getByLabelText<HTMLInputElement>('Order accuracy rate')
    await userEvent.type(input, '150')
    expect(input.value).toBe('150')
    expect(screen.getByText('Enter a number from 0 to 100.')).toBeDefined()
    expect([input.min, input.max]).toEqual(['0', '100'])
    await userEvent.type(input, '{Backspace}')
    expect(screen.queryByText('Enter a number from 0 to 100.')).toBeNull()
    expect(values.current.rate).toBe(15)
  })

  it('R-314: −5 does not become 5 or 0, it is refused', async () => {
    show({ key: 'rate', label: 'Service rate', dataType: 'number', min: 0, max: 1_000_000 }, { rate: null })
    await userEvent.type(screen.getByLabelText('Service rate'), '-5')
    expect(screen.getByText('Enter a number from 0 to 1,000,000.')).toBeDefined()
    expect(values.current.rate).toBe(-5)
  })

  it('R-518: the dependents of an option show while it is chosen, of a switch in its row if it says so', async () => {
    const days: FieldDefinition = { key: 'days', label: 'Days to pay' }
    const options = [
      { value: 'Cash', label: 'Cash' },
      { value: 'Terms', label: 'Terms', dependents: [days] },
    ]
    const { unmount } = show({ key: 'payment', label: 'Payment', fieldType: 'multi-childs', options }, { payment: [] })
    expect(screen.queryByLabelText('Days to pay')).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Terms' }))
    expect(screen.getByLabelText('Days to pay')).toBeDefined()
    unmount()
    const row = { key: 'moq', label: 'Minimum', fieldType: 'switch', showDependents: true, dependents: [days] } as const
    const { container } = show({ ...row, singleRowDependent: true }, { moq: true })
    expect(container.firstElementChild?.className).toContain('sm:grid-cols-2')
  })

  it('R-518: a text-switch asks for its text while it is on; off, there is none', async () => {
    show({ key: 'trial', label: 'Free trial', fieldType: 'text-switch', icon: Flame }, { trial: '' })
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.click(screen.getByRole('switch', { name: 'Free trial' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Free trial' }), '14 days')
    expect(values.current.trial).toBe('14 days')
    await userEvent.click(screen.getByRole('switch'))
    expect(values.current.trial).toBe('')
  })

  it('R-320: a text below its least length is refused, one within its bounds is not', async () => {
    show({ key: 'year', label: 'Year founded', min: 4, max: 4 }, { year: '' })
    const input = screen.getByLabelText<HTMLInputElement>('Year founded')
    await userEvent.type(input, '99')
    await userEvent.tab()
    expect(screen.getByText('At least 4 characters.')).toBeDefined()
    await userEvent.clear(input)
    await userEvent.type(input, '19995')
    await userEvent.tab()
    expect(input.value).toBe('1999')
    expect(screen.queryByText('At least 4 characters.')).toBeNull()
  })

  it('R-320: no more items are chosen than the most', async () => {
    const options = ['Email', 'Phone', 'Chat'].map((value) => ({ value, label: value }))
    show({ key: 'ways', label: 'Ways', fieldType: 'multi-childs', max: 2, options }, { ways: ['Email', 'Phone'] })
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Chat' }).disabled).toBe(true)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Phone' }))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Chat' }).disabled).toBe(false)
  })
})
