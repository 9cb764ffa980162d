import { describe, expect, it } from 'vitest'
import { asSeen, asSeenFromRight, breakLines, isRightToLeft, type Piece } from './paper-lines'

/** Words in capitals stand for a right-to-left script. */
const pieces = (text: string): Piece[] =>
  (text.match(/ |[A-Z]+|[a-z]+|\d+|[^A-Za-z\d ]/g) ?? []).map((part) => ({
    text: part,
    isRightToLeft: /[A-Z]/.test(part),
  }))
const written = (line: readonly Piece[]): string => line.map(({ text }) => text).join('')
const seen = (text: string): string => written(asSeen(pieces(text), isRightToLeft(pieces(text))))
const lines = (text: string, width: number): string[] =>
  breakLines(pieces(text), width, (piece) => piece.text.length).map(written)

describe('lines of words', () => {
  it('end between words, the first words on the first line, without spaces at their ends', () => {
    expect(lines('ONE TWO and THREE', 8)).toEqual(['ONE TWO', 'and', 'THREE'])
  })

  it('never end between a word and its sign, and hold a word that is wider by itself', () => {
    expect(lines('to Hamburg, de', 10)).toEqual(['to', 'Hamburg,', 'de'])
    expect(lines('a verylongword b', 5)).toEqual(['a', 'verylongword', 'b'])
    expect(lines('  ', 5)).toEqual([])
  })
})

describe('a line as it is seen', () => {
  it.each([
    ['order of ONE TWO THREE now', 'order of THREE TWO ONE now'],
    ['ONE TWO, dubai', 'TWO ONE, dubai'],
    ['ONE abc TWO', 'ONE abc TWO'],
    ['at ONE 12 TWO', 'at TWO 12 ONE'],
    ['at ONE (TWO) THREE', 'at THREE (TWO) ONE'],
    ['ONE TWO.', '.TWO ONE'],
    ['ONE 12 (TWO)', '(TWO) 12 ONE'],
    ['plain words', 'plain words'],
  ])('%s: %s', (text, expected) => {
    expect(seen(text)).toBe(expected)
  })
})

describe('a line of a language that is read from the right', () => {
  it.each([
    ['ONE TWO THREE', 'THREE TWO ONE'],
    ['ONE abc def TWO', 'TWO abc def ONE'],
    ['ONE dock 7 TWO', 'TWO dock 7 ONE'],
    ['ONE 12 TWO 6', '6 TWO 12 ONE'],
    ['ONE (abc) TWO', 'TWO (abc) ONE'],
    ['ONE: abc', 'abc :ONE'],
    ['abc def', 'abc def'],
  ])('%s: %s', (text, expected) => {
    expect(written(asSeenFromRight(pieces(text)))).toBe(expected)
  })
})
