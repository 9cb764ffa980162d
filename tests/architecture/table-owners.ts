import { readFileSync } from 'node:fs'
import ts from 'typescript'

export type Write = { table: string; line: number; text: string }

const TABLES = ['warehouses', 'services']
const SQL_WRITE = new RegExp(
  String.raw`\b(?:update|insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:public\.)?"?(${TABLES.join('|')})"?(?![\w.])`,
  'giu',
)
const WRITING = new Set(['create', 'update', 'updateByID', 'delete', 'deleteByID', 'duplicate'])

const textOf = (node: ts.Node): string | undefined => (ts.isStringLiteralLike(node) ? node.text : undefined)

/** The collection that a call of Payload's Local API writes, when its options name one of these tables. */
function collectionOf(call: ts.CallExpression): string | undefined {
  if (!ts.isPropertyAccessExpression(call.expression) || !WRITING.has(call.expression.name.text)) return undefined
  const [options] = call.arguments
  if (!options || !ts.isObjectLiteralExpression(options)) return undefined
  const named = options.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === 'collection')
  const value = named && ts.isPropertyAssignment(named) ? named.initializer : undefined
  return value && textOf(ts.isAsExpression(value) ? value.expression : value)
}

/** Writes of the tables of listings and services in a source: SQL in texts and templates, bulk inserts, the Local API. */
export function writesOf(source: string): Write[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true)
  const found: Write[] = []
  const add = (table: string, node: ts.Node, text: string) =>
    found.push({ table: table.toLowerCase(), line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text })
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = node.getText()
      for (const [match, table = ''] of text.matchAll(SQL_WRITE)) add(table, node, match)
    }
    if (ts.isCallExpression(node)) {
      const collection = collectionOf(node)
      if (collection && TABLES.includes(collection)) add(collection, node, node.expression.getText())
      const table = node.arguments[1] && textOf(node.arguments[1])
      if (node.expression.getText() === 'insertRows' && table && TABLES.includes(table)) add(table, node, 'insertRows')
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** The same for a file. */
export const writesIn = (path: string): Write[] => writesOf(readFileSync(path, 'utf8'))
