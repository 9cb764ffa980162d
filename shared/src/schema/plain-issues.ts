import { z } from 'zod'

type RawIssue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0]

const wanted: Readonly<Record<string, string>> = {
  string: 'Enter text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Choose yes or no',
  date: 'Enter a date',
  array: 'Enter a list',
  object: 'Fill in these fields',
  file: 'Choose a file',
}

const formats: Readonly<Record<string, string>> = {
  email: 'Enter a valid email address',
  date: 'Enter a date as YYYY-MM-DD',
  datetime: 'Enter a date and time',
  time: 'Enter a time',
  url: 'Enter a link that begins with https://',
  uuid: 'This id is not valid',
}

const REQUIRED = 'This is required'

function atLeast(origin: string, least: number | bigint): string {
  if (origin === 'string') return least <= 1 ? REQUIRED : `Use at least ${least} characters`
  if (origin === 'array' || origin === 'set') return least <= 1 ? 'Choose at least one' : `Choose at least ${least}`
  if (origin === 'file') return 'This file is too small'
  return `Enter ${least} or more`
}

function atMost(origin: string, most: number | bigint): string {
  if (origin === 'string') return `Use at most ${most} characters`
  if (origin === 'array' || origin === 'set') return `Choose at most ${most}`
  if (origin === 'file') return 'This file is too large'
  return `Enter ${most} or less`
}

/** What is wrong with a value, for the person who entered it; undefined leaves it to the schema. */
export function plainIssue(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null || issue.input === '') return REQUIRED
      return wanted[issue.expected] ?? 'Enter a valid value'
    case 'invalid_value':
      if (issue.input === undefined || issue.input === null || issue.input === '') return REQUIRED
      return `Choose one of: ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return atLeast(issue.origin, issue.minimum)
    case 'too_big':
      return atMost(issue.origin, issue.maximum)
    case 'invalid_format':
      return formats[issue.format] ?? 'This has the wrong form'
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return 'Enter a valid value'
    default:
      return undefined
  }
}

/** Has every schema that has no words of its own speak in these; called once by each process and page. */
export const usePlainIssues = (): void => {
  z.config({ customError: plainIssue })
}
