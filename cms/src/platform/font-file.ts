import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The file of one weight of a font's subset, of a package of the font's name: `fontFile('noto-sans', 'greek', 400)`.
 * Found while the server runs: no bundler follows it.
 * @throws Error when the package isn't installed.
 */
export function fontFile(font: string, subset: string, weight: number): string {
  const described = findPackageJSON(`@fontsource/${font}`, import.meta.url)
  if (!described) throw new Error(`The font ${font} isn't installed`)
  return join(dirname(described), 'files', `${font}-${subset}-${weight}-normal.woff`)
}
