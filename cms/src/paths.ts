import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = dirname(fileURLToPath(import.meta.url))

export const cmsFolder = join(source, '..')
export const rootFolder = join(cmsFolder, '..')
export const appFolder = join(rootFolder, 'marketplace-app', 'dist')
export const siteFolder = join(rootFolder, 'site')
