import { parseSync } from 'vite'

/**
 * One way to break a line: what stands from `start` to `end` is replaced.
 * @typedef {{ start: number, end: number, text: string, says: string, number?: boolean }} Break
 * @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node
 */

/** @type {Readonly<Record<string, string>>} */
const otherOperator = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '+=': '-=',
  '-=': '+=',
}
/** A step of a query or of a list that can be left out. */
const steps = /^(where|whereRef|having|orderBy|limit|filter|sort|toSorted)$/
/** What holds a value and a type beside it. */
const typed = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']

/**
 * A number named so sets a pace or a size on screen: how much work is done at once, how often something looks again, how
 * much a cache holds. The same is done and shown with one more.
 */
const paceOrSize =
  /(^|_)(AT_ONCE|AT_A_TIME|BATCH|CACHE_BYTES|CONNECTIONS|EVERY_M?S|AGAIN_MS|PAUSE_MS|DELAY_MS|APPEAR_MS|SHOWN_MS|SIZE|WIDTH|RADIUS|MARGIN|PORTRAIT)$/

/** @param {string} text */
const shortened = (text) => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}

/** A sum of texts has no difference. @param {Node} node @returns {boolean} */
const isText = (node) =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'BinaryExpression' && (isText(node.left) || isText(node.right)))

/** @param {Node} node @param {string} source @returns {Break[]} */
function operatorChanged(node, source) {
  const other = otherOperator[node.operator]
  if (other === undefined || (/^[+-]/.test(node.operator) && isText({ ...node, type: 'BinaryExpression' }))) return []
  const start = source.indexOf(node.operator, node.left.end)
  return [{ start, end: start + node.operator.length, text: other, says: `${node.operator} devient ${other}` }]
}

/** @param {Node} condition @param {string} source @returns {Break[]} */
function denied({ start, end }, source) {
  const condition = source.slice(start, end)
  return [{ start, end, text: `!(${condition})`, says: `condition niée : ${shortened(condition)}` }]
}

/** @param {Node | null} node @param {string} source @returns {Break[]} */
function emptied(node, source) {
  if (node?.type !== 'ArrayExpression' || node.elements.length === 0) return []
  const { start, end } = node
  return [{ start, end, text: '[]', says: `liste vidée : ${shortened(source.slice(start, end))}` }]
}

/** @param {Node} node @param {string} source @returns {Break[]} */
function dropped({ start, end }, source) {
  return [{ start, end, text: '{}', says: `retiré : ${shortened(source.slice(start, end))}` }]
}

/**
 * A queue that is emptied so many rows at a time: another number empties it as well.
 * @param {Node} node @returns {boolean}
 */
const isTurn = ({ type, callee, arguments: given }) =>
  type === 'CallExpression' && callee.property?.name === 'limit' && given[0]?.value >= 200

/** @param {Node} node @param {string} source @returns {Break[]} */
function breaksOfNode(node, source) {
  const { type, start, end } = node
  if (type === 'IfStatement' || type === 'ConditionalExpression' || type === 'WhileStatement')
    return denied(node.test, source)
  if (type === 'BinaryExpression' || type === 'AssignmentExpression') return operatorChanged(node, source)
  if (type === 'LogicalExpression') {
    if (node.operator !== '??') return operatorChanged(node, source)
    const fallback = source.slice(node.left.end, end)
    return [{ start: node.left.end, end, text: '', says: `retiré : ${shortened(fallback)}` }]
  }
  if (type === 'UnaryExpression' && node.operator === '!')
    return [{ start, end: start + 1, text: '', says: `retiré : le « ! » de ${shortened(source.slice(start, end))}` }]
  if (type === 'ThrowStatement') return dropped(node, source)
  if (type === 'ExpressionStatement') {
    const { expression } = node
    const done = expression.type === 'AwaitExpression' ? expression.argument : expression
    return done.type === 'CallExpression' && done.callee.type !== 'Super' ? dropped(node, source) : []
  }
  if (type === 'CallExpression' && node.callee.type === 'MemberExpression' && steps.test(node.callee.property.name)) {
    // Only the first row is taken anyway.
    if (node.callee.property.name === 'limit' && /^\s*(\.forUpdate\(\)\s*)?\.executeTakeFirst/.test(source.slice(end)))
      return []
    if (isTurn(node)) return []
    const from = node.callee.object.end
    return [{ start: from, end, text: '', says: `retiré : ${shortened(source.slice(from, end))}` }]
  }
  if (type === 'ReturnStatement') return emptied(node.argument, source)
  if (type === 'ArrowFunctionExpression') return emptied(node.body, source)
  if (type === 'Literal' && typeof node.value === 'number')
    return [
      {
        start,
        end,
        text: `${node.value + 1}`,
        says: `${source.slice(start, end)} devient ${node.value + 1}`,
        number: true,
      },
    ]
  if (type === 'Literal' && typeof node.value === 'boolean')
    return [{ start, end, text: `${!node.value}`, says: `${node.value} devient ${!node.value}` }]
  return []
}

/** Whether it is a number, or a product of some. @param {Node | null} node @returns {boolean} */
const isReckoned = (node) =>
  (node?.type === 'Literal' && typeof node.value === 'number') ||
  (node?.type === 'BinaryExpression' && isReckoned(node.left) && isReckoned(node.right))

/** @param {Node} node @returns {Node[]} what may break within it: no types, no imports, no keys, no sizes of pictures */
function within(node) {
  if (typed.includes(node.type)) return [node.expression]
  if (node.type.startsWith('TS') || node.type === 'ImportDeclaration') return []
  // What a contract says of itself.
  if (node.type === 'Property' && node.key.name === 'summary') return []
  if (node.type === 'VariableDeclarator' && paceOrSize.test(node.id.name ?? '') && isReckoned(node.init)) return []
  if (node.type === 'JSXAttribute' && node.value?.expression?.type === 'Literal') return []
  if (isTurn(node)) return [node.callee]
  const { key, ...parts } = node
  return Object.values(node.computed ? node : parts)
    .flat()
    .filter((part) => typeof part?.type === 'string')
}

/** @param {string} file @param {string} source @returns {boolean} */
export const parses = (file, source) => parseSync(file, source).errors.length === 0

/** @param {string} file @param {string} source @returns {Break[]} every way to break a file of TypeScript */
export function breaksOfScript(file, source) {
  /** @type {Break[]} */
  const found = []
  /** @type {Node[]} */
  const left = [/** @type {any} */ (parseSync(file, source).program)]
  for (let node = left.pop(); node; node = left.pop()) {
    found.push(...breaksOfNode(node, source))
    left.push(...within(node))
  }
  return found.sort((a, b) => a.start - b.start || a.end - b.end)
}
