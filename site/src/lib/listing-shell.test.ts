import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readShell, shellMarks } from './listing-shell'
import { gzipOf, pieceOf } from './piece'

const { title, description, path, picture, other, head, body } = shellMarks
const shell = `<title>${title} · House</title><meta content="${description}"><link href="https://x.test${path}"><meta content="https://x.test${picture}"><a href="${other}"></a>${head}<h2>${title}</h2>${body}<p>end</p>`
const fields = {
  title: 'Docks & "Bays" <1>',
  description: 'Shell-mark-title is no mark of ours',
  path: 'https://x.test/warehouses/a',
  picture: 'https://x.test/p.webp',
  other: '/ar/warehouses',
  head: '<script>1</script>',
  body: pieceOf('<main>$& $1</main>'),
}

describe('the shell of listing pages', () => {
  it('is filled at every mark; texts are escaped, HTML is not', () => {
    expect(gunzipSync(gzipOf(readShell(shell)(fields))).toString()).toBe(
      '<title>Docks &amp; &quot;Bays&quot; &lt;1> · House</title><meta content="Shell-mark-title is no mark of ours"><link href="https://x.test/warehouses/a"><meta content="https://x.test/p.webp"><a href="/ar/warehouses"></a><script>1</script><h2>Docks &amp; &quot;Bays&quot; &lt;1></h2><main>$& $1</main><p>end</p>',
    )
  })

  it.each(Object.values(shellMarks))('is refused without %s', (mark) => {
    expect(() => readShell(shell.replaceAll(mark, ''))).toThrow('shell has no')
  })
})
