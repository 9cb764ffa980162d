import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const TEXT = /(?<!\.gen)\.(ts|tsx|mts|cts|js|mjs|cjs|astro|css|json|md|sql|sh|yml|yaml|html)$/

const IN_CODE_ONLY = 'a cast to any'

/** Words that must not stand in the tree, put together here so that this file does not hold them itself. */
const FORBIDDEN: [name: string, pattern: RegExp][] = [
  ['an open task', new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')})\\b`)],
  [IN_CODE_ONLY, new RegExp('\\bas ' + 'any\\b')],
  ['a muted type error', new RegExp('@ts-' + '(ignore|nocheck)')],
  ['a skipped or lone test', new RegExp('\\b(it|test|describe)\\.' + '(skip|only|todo|fixme)\\(')],
  [
    'a citation of a document that is not here',
    new RegExp('\u00a7|\\b(DECI' + 'SIONS|FIND' + 'INGS|QUA' + 'LITY|MO' + 'NEY|DES' + 'IGN) \\d'),
  ],
  ['a path of one machine', new RegExp('(^|[\\s\'"`(=])/(work|root|Users)' + '/')],
  ['a private key or live key', new RegExp('BEGIN (RSA |EC )?PRIVATE ' + 'KEY|sk_' + 'live_[0-9a-zA-Z]{8}')],
]
/**
 * Stems of British spellings, with whatever follows them; in halves so that this file holds none itself, and with what may
 * stand around them where another word has the same letters. A `cancelled` order is a word of the API.
 */
const BRITISH = new RegExp(
  [
    'neighb' + 'our',
    'behavi' + 'our',
    'col' + 'our',
    'fav' + 'our',
    'harb' + 'our',
    'lab' + 'our',
    'hon' + 'our',
    'flav' + 'our',
    'hum' + 'our',
    'vap' + 'our',
    'endeav' + 'our',
    'cata' + 'logue',
    'cen' + 'tre',
    'cen' + 'tring',
    'thea' + 'tre',
    'fib' + 're\\b',
    'fib' + 'res',
    'cali' + 'bre',
    'me' + 'tres?\\b',
    'li' + 'tres?\\b',
    'fulf' + 'ilment',
    '\\bfulf' + 'ils?\\b(?!\\\\)',
    'fulf' + 'iling',
    'lic' + 'ence',
    'licen' + 'cing',
    'def' + 'ence',
    'off' + 'ence',
    'pret' + 'ence',
    'gr' + 'ey(?!hound)',
    'prog' + 'ramme\\b',
    'prog' + 'rammes',
    'author' + 'is',
    'recogn' + 'is',
    'organ' + 'is(?!m)',
    'real' + 'is(?!m|t)',
    'util' + 'is',
    'optim' + 'is(?!m|t)',
    'minim' + 'is',
    'maxim' + 'is',
    'material' + 'is(?!m|t)',
    'final' + 'is(?!t)',
    'general' + 'is(?!t)',
    'special' + 'is(?!t|m)',
    'categor' + 'is',
    'standard' + 'is',
    '(?<!\\.)initial' + 'is',
    'serial' + 'is',
    'local' + 'is',
    'capital' + 'is(?!m|t)',
    'visual' + 'is',
    'normal' + 'is',
    'summar' + 'is',
    'priorit' + 'is',
    'custom' + 'is',
    'emphas' + 'is(?!\\b)',
    'apolog' + 'is',
    'synchron' + 'is',
    'monet' + 'is',
    'digit' + 'is',
    'item' + 'is',
    'penal' + 'is',
    'stabil' + 'is',
    'subsid' + 'is',
    'anal' + 'ys(?:ed?|ing)\\b',
    'label' + 'led(?!by)',
    'label' + 'ling',
    'cancel' + 'ling',
    'travel' + 'l',
    'model' + 'l',
    'signal' + 'l(?:ed|ing)',
    'total' + 'l(?:ed|ing)',
    'level' + 'l(?:ed|ing)',
    'fuel' + 'l',
    'channel' + 'l',
    'dial' + 'l(?:ed|ing)',
    'instal' + 'ment',
    'enrol' + 'ment',
    'skil' + 'ful',
    'wil' + 'ful',
    'judge' + 'ment',
    'acknowledge' + 'ment',
    'age' + 'ing\\b',
    'moul' + 'd(?:s|ed|y)?\\b',
    'plo' + 'ugh',
    'alumin' + 'ium',
    'jewel' + 'lery',
    'stor' + 'eys?\\b',
    'ty' + 'res?\\b',
    'tow' + 'ards\\b',
    'whil' + 'st',
    'among' + 'st',
    'lear' + 'nt\\b',
    'spel' + 't\\b',
    'bur' + 'nt\\b',
  ].join('|'),
  'i',
)
/** Names of places, what people mistype in a search, and what was generated. */
const AS_THEY_ARE = [
  'shared/src/reference/subdivision-rows.ts',
  'cms/src/modules/listings/discovery/queries/correct-words.test.ts',
  'tests/api/listings/search/',
  'cms/drizzle/',
  'cms/src/migrations/',
]
/** One thing is said one way: the retired form, in halves, and the one that stands for it. */
const RETIRED: [wanted: string, pattern: RegExp][] = [
  ['per pallet per month', new RegExp('(?:pallet|ft|foot|feet) and ' + 'month')],
  ['email', new RegExp('\\be-' + 'mail', 'i')],
  ['by email', new RegExp('\\bby ' + 'mail\\b', 'i')],
  ['knowledge base', new RegExp('knowledge ' + 'center', 'i')],
  ['reversed', new RegExp('[Pp]ayments? (?:(?:that )?(?:was|is) )?taken ' + 'back(?! from)|Taken ' + 'back (?:by|on)')],
  [
    'reservation',
    new RegExp('(?:Smallest|Largest) ' + 'order, |If an ' + 'order is|an ' + 'order brings|order by ' + 'order,'),
  ],
  ['the platform, or a warehouse', new RegExp('\\bthe ' + 'house\\b', 'i')],
]
/** Records of what was decided and released keep their words. */
const RECORDS = [
  'docs/decisions/',
  'CHANGELOG.md',
  'shared/src/messages/spec-messages.json',
  'cms/drizzle/',
  'cms/src/migrations/',
]
const VAGUE = new Set(['utils', 'helpers', 'misc', 'common', 'types'])

/** Files git tracks or would track, relative to the root. */
function treeFiles(): string[] {
  const listed = execFileSync(
    'git',
    ['-c', 'safe.directory=*', 'ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: ROOT },
  )
  return listed
    .toString()
    .split('\0')
    .filter((path) => path && existsSync(join(ROOT, path)))
}

describe('words of the tree', () => {
  const files = treeFiles()

  it('reads a tree of some size', () => {
    expect(files.length).toBeGreaterThan(100)
  })

  it.each(FORBIDDEN)('holds no %s', (name, pattern) => {
    const inCode = name === IN_CODE_ONLY
    const found = files
      .filter((path) => TEXT.test(path) && path !== 'package-lock.json' && !(inCode && path.endsWith('.md')))
      .flatMap((path) =>
        readFileSync(join(ROOT, path), 'utf8')
          .split('\n')
          .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
      )
    expect(found).toEqual([])
  })

  it('is spelled as in the United States', () => {
    const found = files
      .filter((path) => TEXT.test(path) && path !== 'package-lock.json')
      .filter((path) => !AS_THEY_ARE.some((start) => path.startsWith(start)))
      .flatMap((path) =>
        readFileSync(join(ROOT, path), 'utf8')
          .split('\n')
          .flatMap((line, index) => (BRITISH.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 120)}`] : [])),
      )
    expect(found).toEqual([])
    const halves = [
      'colo urs',
      'cent res',
      'fulf ils',
      'fulf illing',
      'harbo ur',
      'label ling',
      'organi sing',
      'analy ses',
    ]
    const words = halves.map((each) => each.replace(' ', ''))
    expect(words.filter((word) => !BRITISH.test(`The ${word} of it`))).toEqual(['fulfilling', 'analyses'])
  })

  it.each(RETIRED)('says %s', (_wanted, pattern) => {
    const found = files
      .filter((path) => TEXT.test(path) && path !== 'package-lock.json')
      .filter((path) => !RECORDS.some((start) => path.startsWith(start)))
      .flatMap((path) =>
        readFileSync(join(ROOT, path), 'utf8')
          .split('\n')
          .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 120)}`] : [])),
      )
    expect(found).toEqual([])
  })

  it('holds no file or folder with a vague name', () => {
    const vague = files.filter((path) =>
      [...path.split('/').slice(0, -1), basename(path).replace(/\..*$/, '')].some((part) => VAGUE.has(part)),
    )
    expect(vague).toEqual([])
  })

  it('takes packages from the public registry only', () => {
    const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
    const hosts = new Set(Array.from(lock.matchAll(/"resolved": "(https?:\/\/[^/]+)/g), (match) => match[1]))
    expect([...hosts].filter((host) => host !== 'https://registry.npmjs.org')).toEqual([])
  })
})
