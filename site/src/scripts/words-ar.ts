import { speak } from '@stackyard/shared/ui/speak'
import { islandWords } from '../texts/arabic-islands'

/** Loaded by Arabic pages alone, before their islands. */
speak('ar', islandWords)
