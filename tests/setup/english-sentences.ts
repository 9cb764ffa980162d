import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { en } from '@stackyard/shared/messages/en'
import { arabic as sharedTexts } from '@stackyard/shared/texts/arabic'
import { arabicListing } from '@stackyard/shared/texts/arabic-listing'
import type { Page } from '@playwright/test'
import { arabic as siteTexts } from '../../site/src/texts/arabic'
import { spanish } from '../../site/src/texts/spanish'

const APP_TEXTS = join(import.meta.dirname, '../../marketplace-app/src/lib/texts')

/** Three words and more, without values: what stands on a page as it is written here. */
const isSentence = (text: string): boolean => text.length > 11 && text.split(' ').length > 2 && !text.includes('{')

const leavesOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(leavesOf)
      : []

async function appTexts(): Promise<string[]> {
  const files = readdirSync(APP_TEXTS).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((file) => import(join(APP_TEXTS, file)) as Promise<object>))
  return modules.flatMap(leavesOf)
}

/** The English sentences of site and app that are no Spanish ones, too. */
export async function englishSentences(): Promise<string[]> {
  const catalog = Object.keys({ ...sharedTexts, ...arabicListing, ...siteTexts })
  const said = new Set(Object.values(spanish))
  const all = new Set([...catalog, ...Object.values(en), ...(await appTexts())])
  return [...all].filter((text) => isSentence(text) && !said.has(text))
}

/** Which of some sentences a page shows, or says to who hears it; without what owners and editors wrote. */
export async function sentencesOn(page: Page, sentences: readonly string[]): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const named = ['aria-label', 'placeholder', 'title', 'alt']
    const attributes = [...document.body.querySelectorAll(named.map((name) => `[${name}]`).join(','))].flatMap(
      (element) => named.map((name) => element.getAttribute(name) ?? ''),
    )
    return [document.body.innerText, ...attributes].join('\n').replace(/\s+/g, ' ')
  })
  return sentences.filter((sentence) => shown.includes(sentence))
}
