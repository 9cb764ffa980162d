export type EncyclopediaText = { term: string; definition: string; body: string; related: readonly string[] }
export const encyclopedia: readonly EncyclopediaText[] = []
