import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { auditFields, readAuditField } from '@stackyard/shared/reference/audit-fields'
import { ManagerTypeInput, ManagerUpdate, UserUpdate, WarehouseFlags } from '@stackyard/shared/schema/curation'
import { ServiceContent, serviceFlags } from '@stackyard/shared/schema/service'
import { ListingContent } from '@stackyard/shared/schema/warehouse-record'
import { describe, expect, it } from 'vitest'
import { auditFieldTexts as arabic } from '../../marketplace-app/src/lib/texts/ar/audit-fields'
import {
  auditFieldTexts as english,
  auditFieldWords,
  auditValueWords,
} from '../../marketplace-app/src/lib/texts/audit-fields'
import { auditFieldTexts as spanish } from '../../marketplace-app/src/lib/texts/es/audit-fields'

const ROOT = join(import.meta.dirname, '../..')
/** A field with what it was and what it is: `stage: [row.stage, toStage]`, or a choice of two such pairs. */
const PAIR = /\b(\w+): (?:\w+ \? \(?)?\[(?!\{)[^\],]+, /g

/** Records whose fields are compared as they stand: what may be written of them is what an entry may name. */
const compared = [ListingContent, ServiceContent, WarehouseFlags, UserUpdate, ManagerUpdate, ManagerTypeInput]
const ofRecords = [
  ...compared.flatMap((schema) => Object.keys(schema.shape)).filter((field) => field !== 'id'),
  ...serviceFlags,
  'isDraft',
]

/** Fields that operations name themselves where they record an act. */
const named = globSync('cms/src/modules/**/*.ts', { cwd: ROOT })
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
  .filter(({ file, text }) => !file.endsWith('.test.ts') && /\brecordAudits?\(|\baudits: /.test(text))
  .flatMap(({ file, text }) => Array.from(text.matchAll(PAIR), ([, field = '']) => ({ file, field })))

const known = new Set<string>(auditFields)

describe('fields of the activity', () => {
  it('are listed for all that a record holds', () => {
    expect(ofRecords.length).toBeGreaterThan(60)
    expect(ofRecords.filter((field) => !known.has(field))).toEqual([])
  })

  it('are listed for all that an act names', () => {
    expect(new Set(named.map(({ field }) => field)).size).toBeGreaterThan(20)
    expect(named.filter(({ field }) => !known.has(field))).toEqual([])
  })

  it.each(auditFields)('%s has words in every language', (field) => {
    expect(english.fields[field]).not.toBe('')
    expect(arabic.fields[field]).toMatch(/\p{Script=Arabic}/u)
    expect(spanish.fields[field]).not.toBe('')
  })

  it('are said in words, with the day from which a value holds', () => {
    expect(readAuditField('totalSpace from 2027-01-05')).toEqual({ field: 'totalSpace', fromDay: '2027-01-05' })
    expect(auditFieldWords('totalSpace')).toBe('Total pallets')
    expect(auditFieldWords('totalSpace from 2027-01-05')).toBe('Total pallets from 05 Jan 2027')
    expect(auditFieldWords('someLaterField')).toBe('Some later field')
    expect([auditValueWords('true'), auditValueWords('false'), auditValueWords('20')]).toEqual(['Yes', 'No', '20'])
  })
})
