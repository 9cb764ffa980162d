export const arabic: Record<string, string> = {}
