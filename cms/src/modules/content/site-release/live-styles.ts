import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '../../../platform/services'
import { liveFolder } from './release-folders'

/** The stylesheets of the live release, as its news list links them. */
export async function liveStyles({ env }: Pick<Services, 'env'>): Promise<string[]> {
  const folder = await liveFolder(env.DATA_DIR, 'content')
  // A release without a news list has no stylesheets to name.
  const html = folder ? await readFile(join(folder, 'news', 'index.html'), 'utf8').catch(() => '') : ''
  return Array.from(
    html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"|<link[^>]*href="([^"]+\.css)"[^>]*rel="stylesheet"/g),
    (match) => match[1] ?? match[2] ?? '',
  )
}
