import type { CommitmentFact, CommitmentTerms } from '../domain/commitment'

/** How the five facts are said in the language of the page; null while English is spoken. */
export const spokenCommitment: { facts: ((terms: CommitmentTerms) => CommitmentFact[]) | null } = { facts: null }
