import { useEffect, useRef, useState } from 'react'
import type { Issue } from '@stackyard/shared/schema/envelope'
import type { RfpAnswers } from '@stackyard/shared/schema/rfp-answers'
import { focusWhenDrawn } from '../../../../components/listing-form/focus-when-drawn'
import type { RfpChange, RfpForm, RfpGroup } from '../rfp-form'
import { stepOfPath } from './rfp-steps'

export type RfpFormState = {
  form: RfpForm
  step: number
  /** The step was opened for one of its fields, which has the focus. */
  isLed: boolean
  problems: readonly Issue[]
  /** Something was typed here. */
  isTouched: boolean
  change: (change: RfpChange) => void
  answer: (group: RfpGroup, answers: RfpAnswers) => void
  goTo: (step: number) => void
  /** Shows problems and leads to the first one; none takes the present ones away. */
  showProblems: (problems: readonly Issue[]) => void
  /** Leads to the field of this path, on whichever step it is. */
  jumpTo: (path: string) => void
}

const focusable = 'input:not([type="hidden"]), select, textarea, button'

/** The part of the form that asks for the answer of this path. */
const partOf = (path: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-rfp-path]')].find(({ dataset: { rfpPath = '' } }) =>
    `${path}.`.startsWith(`${rfpPath}.`),
  )

/** The present focus is given up first: the way to a field may disappear with its step. */
function focusField(path: string): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  focusWhenDrawn(() => {
    const part = partOf(path)
    const field =
      part?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? part?.querySelector<HTMLElement>(focusable)
    field?.focus()
  })
}

/** The names that problems of a changed field are reported under. */
const pathsOf = (key: string): readonly string[] => [key, `userInfo.${key}`]

type Start = { initial: () => RfpForm; firstStep: number; isPublicButton?: boolean }

/** The state of the wizard's form: answers, step and problems. */
export function useRfpForm({ initial, firstStep, isPublicButton = false }: Start): RfpFormState {
  const [form, setForm] = useState(initial)
  const [{ step, isLed }, setShown] = useState({ step: firstStep, isLed: false })
  const [problems, setProblems] = useState<readonly Issue[]>([])
  const [isTouched, setTouched] = useState(false)
  const stepOf = ({ path }: Issue) => stepOfPath(path, isPublicButton)
  const solve = (isSolved: (path: string) => boolean) =>
    setProblems((before) => before.filter(({ path }) => !isSolved(path)))
  const jumpTo = (path: string) => {
    setShown({ step: stepOfPath(path, isPublicButton), isLed: true })
    focusField(path)
  }
  return {
    form,
    step,
    isLed,
    problems,
    isTouched,
    change: (change) => {
      setForm((before) => ({ ...before, ...change }))
      setTouched(true)
      const changed = Object.keys(change).flatMap(pathsOf)
      solve((path) => changed.some((one) => path === one || path.startsWith(`${one}.`)))
    },
    answer: (group, answers) => {
      setForm((before) => ({ ...before, [group]: answers }))
      setTouched(true)
      const isChanged = (key: string) => answers[key] !== form[group][key]
      solve((path) => path.startsWith(`${group}.`) && isChanged(path.slice(group.length + 1)))
    },
    goTo: (next) => setShown({ step: next, isLed: false }),
    showProblems: (found) => {
      const ordered = found.toSorted((a, b) => stepOf(a) - stepOf(b))
      setProblems(ordered)
      const [first] = ordered
      if (first) jumpTo(first.path)
    },
    jumpTo,
  }
}

/** A ref for the heading of a step: it has the focus when the step changes, unless a field was led to. */
export function useStepFocus({ step, isLed }: Pick<RfpFormState, 'step' | 'isLed'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (isLed) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('[data-rfp-wizard]')?.scrollIntoView({ block: 'start' })
  }, [step, isLed])
  return heading
}
