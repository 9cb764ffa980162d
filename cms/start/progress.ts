const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`

/** Shows one step: its name at once, its time when it ends, its error when it fails. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now()
  process.stdout.write(`  … ${name}\n`)
  try {
    const result = await work()
    process.stdout.write(`  ✓ ${name} (${seconds(from)})\n`)
    return result
  } catch (error) {
    process.stdout.write(`  ✗ ${name} (${seconds(from)})\n`)
    throw error
  }
}

/** A two-column table of what is where. */
export function table(rows: [string, string][]): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n')
}
