import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { en } from '@stackyard/shared/messages/en'
import { describe, expect, it } from 'vitest'
import { sentences } from '../../marketplace-app/src/lib/texts/ar/refusals'
import { sayFrom } from '@stackyard/shared/texts/said-sentence'

const ROOT = join(import.meta.dirname, '../..')
/** What answers without a refusal, and what is told in a notice or an email. */
const NO_REFUSALS =
  /\.test\.|\/(?:procedures|jobs|emails|migrations)\/|-news\.ts$|expire-event\.ts$|\/sample-|payload-types/
const SAID = /(?:\bmessage: ?|\brefused\((?:'[^' ]*', )?)\s*(?:'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|`([^`\n]+)`)/g
/** Only a program that asks wrongly reads this. */
const FOR_PROGRAMS = /^(?:enabled is true or false|Send a flag or a field|Filter by \$\{)/

/** Every sentence that an operation refuses with, as it stands in its file. */
const refusals = globSync('cms/src/**/*.ts', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !NO_REFUSALS.test(file))
  .flatMap((file) =>
    Array.from(readFileSync(join(ROOT, file), 'utf8').matchAll(SAID), ([, single, double, template]) => ({
      file,
      sentence: (single ?? double ?? template ?? '').replaceAll("\\'", "'"),
    })),
  )
  // A name at the beginning begins a notice; a choice within a sentence is tried by its own words (own-refusals.ts).
  .filter(({ sentence }) => sentence.includes(' ') && !sentence.startsWith('${') && !/\$\{[^}]*$|\? '/.test(sentence))
  .filter(({ sentence }) => !FOR_PROGRAMS.test(sentence))

/** Pages that the server writes, what Payload's panel says, and what a provider of models is told. */
const OTHER_READERS = /newsletter-route|rfp-pages|\/editorial\/|\/integrations\//
const SENTENCE = /(?:'([A-Z“](?:[^'\\\n<>]|\\.)* (?:[^'\\\n<>]|\\.)*[.!?])'|`([A-Z“][^`\n<>]* [^`\n<>]*[.!?])`)/g

/** Sentences that stand apart from the refusal that says them, in constants and choices. */
const kept = globSync('cms/src/{modules,platform}/**/*.ts', { cwd: ROOT })
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(ROOT, file), 'utf8') }))
  .filter(({ file, text }) => !NO_REFUSALS.test(file) && !OTHER_READERS.test(file) && text.includes('CodedError'))
  .flatMap(({ file, text }) =>
    Array.from(text.matchAll(SENTENCE), ([, quoted, template]) => ({
      file,
      sentence: (quoted ?? template ?? '').replaceAll("\\'", "'"),
    })),
  )

const withValue = (sentence: string, value: string): string => sentence.replace(/\$\{[^}]*\}/g, value)

describe('refusals of the API', () => {
  const say = sayFrom(sentences)

  it('are found in the operations', () => {
    expect(refusals.length).toBeGreaterThan(80)
  })

  it('have Arabic words in the app', () => {
    const isSaid = (sentence: string) =>
      ['12', 'a word'].some((value) => say(withValue(sentence, value)) !== withValue(sentence, value))
    expect(
      refusals.filter(({ sentence }) => !isSaid(sentence)).map(({ file, sentence }) => `${file}: ${sentence}`),
    ).toEqual([])
  })

  it('have Arabic words in the app where they are kept in constants, too', () => {
    const isSaid = (sentence: string) =>
      ['12', 'a word'].some((value) => say(withValue(sentence, value)) !== withValue(sentence, value))
    expect(kept.length).toBeGreaterThan(60)
    expect(
      kept.filter(({ sentence }) => !isSaid(sentence)).map(({ file, sentence }) => `${file}: ${sentence}`),
    ).toEqual([])
  })

  it.each(Object.entries(en).filter(([key]) => /^(?:coupon\.refused|closing|kyc\.already)/.test(key)))(
    'have Arabic words in the app for %s of the catalog',
    (_key, text) => {
      const sentence = text.replace(/\{\w+\}/g, '12')
      expect(say(sentence)).not.toBe(sentence)
    },
  )

  it('keep their values, and what is not known stays as it came', () => {
    expect(say('This invitation is for ann@example.com. Sign in with that account.')).toContain('ann@example.com')
    expect(say('You have 50 saved searches, which is the most. Delete one first.')).toContain('50')
    expect(say('A sentence of no catalog.')).toBe('A sentence of no catalog.')
  })
})
