import ts from 'typescript'

/** One call of the CMS's Local API and what it says of access: nothing, or whether the access rules are passed over. */
export type LocalCall = { line: number; method: string; overrides: boolean | null }

const METHODS = new Set(
  'find findByID findGlobal findDistinct create update updateGlobal delete duplicate count findVersions findVersionByID findGlobalVersions restoreVersion restoreGlobalVersion'.split(
    ' ',
  ),
)

const isPayload = (node: ts.Expression): boolean =>
  (ts.isIdentifier(node) && node.text === 'payload') ||
  (ts.isPropertyAccessExpression(node) && node.name.text === 'payload')

const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node

/** What an object says of access: by a property of its own, or by an object of the same file that it spreads. */
function overridesOf(node: ts.Expression | undefined, named: ReadonlyMap<string, ts.Expression>): boolean | null {
  if (!node) return null
  const object = bare(node)
  if (ts.isIdentifier(object)) {
    const value = named.get(object.text)
    return value ? overridesOf(value, new Map([...named].filter(([name]) => name !== object.text))) : null
  }
  if (!ts.isObjectLiteralExpression(object)) return null
  let found: boolean | null = null
  for (const property of object.properties) {
    if (ts.isSpreadAssignment(property)) found = overridesOf(property.expression, named) ?? found
    else if (property.name && ts.isIdentifier(property.name) && property.name.text === 'overrideAccess')
      // Anything but a plain `false` may pass the rules over.
      found = !(ts.isPropertyAssignment(property) && property.initializer.kind === ts.SyntaxKind.FalseKeyword)
  }
  return found
}

/** The calls of the Local API in a source, in their order. */
export function localCalls(source: string): LocalCall[] {
  const file = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const named = new Map<string, ts.Expression>()
  const calls: ts.CallExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      named.set(node.name.text, node.initializer)
    if (ts.isCallExpression(node)) calls.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return calls.flatMap((call) => {
    const callee = call.expression
    if (!ts.isPropertyAccessExpression(callee) || !METHODS.has(callee.name.text) || !isPayload(callee.expression))
      return []
    const line = file.getLineAndCharacterOfPosition(call.getStart()).line + 1
    return [{ line, method: callee.name.text, overrides: overridesOf(call.arguments[0], named) }]
  })
}
