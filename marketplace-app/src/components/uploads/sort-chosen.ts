import { text } from '@stackyard/shared/messages/text'
import { pictureTexts } from '../../lib/texts/pictures'

/** Largest upload in bytes (002 §9). */
const maxFileBytes = 3_145_728

export type Refused = { name: string; reason: string }
export type Chosen = { taken: File[]; refused: Refused[] }

const words = pictureTexts.files
const pictureName = /\.(jpe?g|png|webp|bmp|hei[cf]|gif|avif)$/i

const isAccepted = ({ name, type }: File, accept: string): boolean =>
  accept === 'image/*'
    ? type.startsWith('image/') || (type === '' && pictureName.test(name))
    : accept.split(',').some((extension) => name.toLowerCase().endsWith(extension))

const refusalOf = (file: File, accept: string): string | undefined => {
  if (!isAccepted(file, accept)) return accept === 'image/*' ? words.pictures : words.types(accept)
  if (file.size > maxFileBytes) return text('upload.tooLarge', { size: '3 MB' })
  return file.size < 1 ? text('upload.tooSmall', { size: '1 byte' }) : undefined
}

/**
 * Which files of a choice are taken, and why the others are not (001 §5): their kind by `accept` (`image/*`, or endings
 * of names), their size as chosen, one alone where one is asked for, and no more than there is room for.
 */
export function sortChosen(
  files: readonly File[],
  { accept, single = false, room }: { accept: string; single?: boolean; room?: number | undefined },
): Chosen {
  if (single && files.length > 1) return { taken: [], refused: files.map(({ name }) => ({ name, reason: words.one })) }
  const chosen: Chosen = { taken: [], refused: [] }
  for (const file of files) {
    const isFull = room !== undefined && chosen.taken.length >= room
    const reason = refusalOf(file, accept) ?? (isFull ? words.full : undefined)
    if (reason) chosen.refused.push({ name: file.name, reason })
    else chosen.taken.push(file)
  }
  return chosen
}
