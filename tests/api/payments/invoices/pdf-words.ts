/** The words of an uncompressed PDF: pieces of hexadecimal text between kerning figures. */
export const wordsOf = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/\[([^\]]*)\] TJ/g)]
    .map((line) =>
      [...(line[1] ?? '').matchAll(/<([0-9a-f]*)>/g)]
        .map((piece) => Buffer.from(piece[1] ?? '', 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n')
