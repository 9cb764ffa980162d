import { Plus, X } from 'lucide-react'
import { bulkActions } from '@stackyard/shared/reference/bulk-fields'
import { Button } from '@stackyard/shared/ui/button'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { Select } from '@stackyard/shared/ui/select'
import { bulkEditTexts as words } from '../../../../lib/texts/bulk-edit'
import { actionNamed, fieldNamed, fieldOptions, newRule, type TypedRule } from '../rules'

const actionOptions = bulkActions.map((action) => ({ value: action, label: words.actions[action] }))

type RuleRowsProps = { rules: readonly TypedRule[]; onChange: (rules: TypedRule[]) => void }

/** What to change: a field, how, and by how much; several go one after the other. */
export function RuleRows({ rules, onChange }: RuleRowsProps) {
  const change = (key: number, more: Partial<TypedRule>) =>
    onChange(rules.map((rule) => (rule.key === key ? { ...rule, ...more } : rule)))
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 font-semibold">{words.rules}</legend>
      {rules.map((rule) => (
        <div key={rule.key} className="grid items-end gap-3 sm:grid-cols-[2fr_1.5fr_1fr_auto]">
          <Field label={words.field}>
            {(control) => (
              <Select
                {...control}
                options={fieldOptions}
                value={rule.field}
                onChange={(event) => change(rule.key, { field: fieldNamed(event.target.value) })}
              />
            )}
          </Field>
          <Field label={words.action}>
            {(control) => (
              <Select
                {...control}
                options={actionOptions}
                value={rule.action}
                onChange={(event) => change(rule.key, { action: actionNamed(event.target.value) })}
              />
            )}
          </Field>
          <Field label={words.value}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={rule.value}
                onChange={(event) => change(rule.key, { value: event.target.value })}
              />
            )}
          </Field>
          {rules.length > 1 ? (
            <Button
              variant="ghost"
              size="icon"
              aria-label={words.removeRule}
              className="justify-self-end"
              onClick={() => onChange(rules.filter(({ key }) => key !== rule.key))}
            >
              <X aria-hidden />
            </Button>
          ) : null}
        </div>
      ))}
      <p className="text-muted-foreground text-sm">{words.valueHint}</p>
      <Button
        variant="outline"
        className="justify-self-start"
        onClick={() => onChange([...rules, newRule(Math.max(...rules.map(({ key }) => key)) + 1)])}
      >
        <Plus aria-hidden />
        {words.addRule}
      </Button>
    </fieldset>
  )
}
