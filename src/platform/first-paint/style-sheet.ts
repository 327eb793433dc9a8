import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'

/** What a selector asks of a document, as far as the markup alone can deny it. */
type Needs = readonly string[]
type Piece =
  | { css: string; needs: readonly Needs[] }
  | { css: string; keyframes: string }
  | { open: string; pieces: readonly Piece[] }

/** A style sheet that gives the part of itself that applies to a document. */
export class StyleSheet {
  private readonly pieces: readonly Piece[]

  constructor(css: string) {
    this.pieces = postcss.parse(css).nodes.map(pieceOf)
  }

  /**
   * The rules that can apply to the document as it is written, in their order. A rule whose selector names a class that
   * no element has is left out; one that depends on a state, as on a dialog that is open, stays.
   */
  partFor(html: string): string {
    const present = namesIn(html)
    const rules = written(this.pieces, (piece) => 'needs' in piece && isMet(piece.needs, present))
    const used = new Set(rules.match(/[\w-]+/g))
    return written(this.pieces, (piece) =>
      'needs' in piece ? isMet(piece.needs, present) : 'keyframes' in piece && used.has(piece.keyframes),
    )
  }
}

const isMet = (needs: readonly Needs[], present: ReadonlySet<string>): boolean =>
  needs.some((names) => names.every((name) => present.has(name)))

function written(pieces: readonly Piece[], isKept: (piece: Piece) => boolean): string {
  let css = ''
  for (const piece of pieces) {
    if (!('open' in piece)) css += isKept(piece) ? piece.css : ''
    else {
      const inner = written(piece.pieces, isKept)
      if (inner !== '') css += `${piece.open}{${inner}}`
    }
  }
  return css
}

function pieceOf(node: ChildNode): Piece {
  if (node.type === 'rule') return { css: node.toString(), needs: (node as Rule).selectors.map(needsOf) }
  if (node.type !== 'atrule') return { css: '', needs: [] }
  const { name, params, nodes } = node as AtRule
  if (name === 'keyframes') return { css: node.toString(), keyframes: params }
  // What has no rules inside, as the order of the layers and the fonts, applies to every document.
  if (!nodes?.some(({ type }) => type !== 'decl')) return { css: nodes ? node.toString() : `${node};`, needs: [[]] }
  return { open: `@${name} ${params}`, pieces: nodes.map(pieceOf) }
}

const SET_ONCE = /\[data-(?:brand|season)=["']?([\w-]+)["']?\]/g
const TYPED = /\[type=["']?(\w+)["']?\]/g

/**
 * The classes and the type that an element must have, and the brand and the season; not what stands in a function, as in
 * `:not()`.
 */
function needsOf(selector: string): Needs {
  let bare = selector
  for (let shorter = ''; shorter !== bare; ) {
    shorter = bare
    bare = bare.replace(/\([^()]*\)/g, '')
  }
  const set = [...bare.matchAll(SET_ONCE)].map(([, value]) => `=${value}`)
  const types = [...bare.matchAll(TYPED)].map(([, value]) => `type=${value}`)
  const classes = [...bare.replace(/\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)/g)].map(([, name]) => `.${name}`)
  return [...set, ...types, ...classes]
}

function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of list.split(' ')) names.add(`.${name}`)
  }
  for (const [, value] of html.matchAll(/ data-(?:brand|season)="([^"]*)"/g)) names.add(`=${value}`)
  for (const [, value] of html.matchAll(/ type="(\w+)"/g)) names.add(`type=${value}`)
  return names
}
