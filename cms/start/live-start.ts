/**
 * Why `npm start` begins nothing for a public installation on an empty folder: it would sow the demo, whose accounts do not
 * belong there. Undefined when it may begin.
 */
export function refusalOfDemo(
  { LIVE, SEED_SCENARIO }: Record<string, string | undefined>,
  isSeeded: boolean,
): string | undefined {
  if (!LIVE || LIVE === '0' || isSeeded || SEED_SCENARIO === 'load') return undefined
  return (
    `\`npm start\` brings a demo, which a public installation (LIVE=${LIVE}) must not have. Run instead: npm run build, ` +
    'npm run migrate, npm run setup (reference data and the first admin), then npm run serve and npm run worker; ' +
    'docs/deploy.md shows them.'
  )
}
