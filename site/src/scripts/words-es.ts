import { spanishFacts } from '@stackyard/shared/domain/spanish-commitment'
import { esListing } from '@stackyard/shared/messages/es-listing'
import { spokenMessages } from '@stackyard/shared/messages/spoken'
import { spanishListing } from '@stackyard/shared/texts/spanish-listing'
import { speak } from '@stackyard/shared/ui/speak'
import { spokenCommitment } from '@stackyard/shared/ui/spoken-commitment'
import { islandWords } from '../texts/spanish-islands'
import { listingPageWords } from '../texts/spanish-listing-page'

/** Loaded by Spanish pages alone, before their islands; a listing's page stands in Spanish, too. */
speak('es', { ...spanishListing, ...islandWords, ...listingPageWords })
spokenMessages.words = esListing
spokenCommitment.facts = spanishFacts
