import { readFileSync } from 'node:fs'

export interface Circumstances {
  brand: string
  season: string | null
  scheme: 'light' | 'dark'
}

interface Rule {
  selector: string
  declarations: readonly (readonly [name: string, value: string])[]
}

const rules = [
  'src/ui/tokens.css',
  'src/ui/houses/second.css',
  'src/ui/houses/affiliation.css',
  'src/ui/season/seasons.css',
].flatMap((file) => rulesOf(readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')))

/**
 * Custom properties as a browser computes them, from the style sheets themselves; `night` is those inside a dark sky.
 */
export function tokensIn(circumstances: Circumstances): { page: Map<string, string>; night: Map<string, string> } {
  const page = computed(new Map(), (rule) => concerns(rule, circumstances), circumstances)
  return { page, night: computed(page, (rule) => rule.selector === '.night', circumstances) }
}

function concerns({ selector }: Rule, { brand, season }: Circumstances): boolean {
  return selector
    .split(/,\s*/)
    .some(
      (one) =>
        one === ':root' ||
        one === '[data-brand]' ||
        one === `[data-brand="${brand}"]` ||
        (season !== null && (one === ':root[data-season]' || one === `[data-season="${season}"]`)),
    )
}

/** Every selector of these sheets has the same specificity: the last one wins. */
function computed(
  inherited: ReadonlyMap<string, string>,
  concerned: (rule: Rule) => boolean,
  { scheme }: Circumstances,
): Map<string, string> {
  const own = new Map(
    rules
      .filter(concerned)
      .flatMap((rule) => rule.declarations)
      .map(([name, value]) => [name, inScheme(value, scheme)] as const),
  )
  const resolve = (value: string): string => {
    const found = value.replaceAll(/var\((--[a-z0-9-]+)\)/g, (_, name: string) => {
      const given = own.get(name)
      return given === undefined ? (inherited.get(name) ?? `missing(${name})`) : resolve(given)
    })
    return found.replaceAll(/calc\(([\d.]+) ([-+*]) ([\d.]+)\)/g, (_, left, sign, right) =>
      String(reckon(Number(left), sign, Number(right))),
    )
  }
  return new Map([...inherited, ...[...own].map(([name, value]) => [name, resolve(value)] as const)])
}

/** With the side of each light-dark() that the scheme shows. */
function inScheme(value: string, scheme: Circumstances['scheme']): string {
  const at = value.indexOf('light-dark(')
  if (at === -1) return value
  let comma = 0
  let end = at + 'light-dark('.length
  for (let depth = 1; depth > 0; end += 1) {
    if (value[end] === '(') depth += 1
    if (value[end] === ')') depth -= 1
    if (value[end] === ',' && depth === 1) comma = end
  }
  const shown = scheme === 'light' ? value.slice(at + 'light-dark('.length, comma) : value.slice(comma + 1, end - 1)
  return inScheme(value.slice(0, at) + shown.trim() + value.slice(end), scheme)
}

function reckon(left: number, sign: string, right: number): number {
  if (sign === '*') return left * right
  return sign === '+' ? left + right : left - right
}

/** The rules of a sheet that consists of layers and rules; what a media query changes has no contrast to measure. */
function rulesOf(css: string): Rule[] {
  const found: Rule[] = []
  for (let at = css.indexOf('{'), from = 0; at !== -1; at = css.indexOf('{', from)) {
    const end = closing(css, at)
    const head = css.slice(from, at).split(';').at(-1)!.trim()
    const body = css.slice(at + 1, end)
    if (head.startsWith('@layer')) found.push(...rulesOf(body))
    else if (!head.startsWith('@')) found.push({ selector: head, declarations: declarationsOf(body) })
    from = end + 1
  }
  return found
}

function closing(css: string, opening: number): number {
  for (let at = opening + 1, depth = 1; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error('a block is not closed')
}

function declarationsOf(body: string): [string, string][] {
  return body
    .split(';')
    .map((line) => /^\s*(--[a-z0-9-]+):\s*([\s\S]+?)\s*$/.exec(line))
    .filter((match) => match !== null)
    .map(([, name, value]) => [name!, value!])
}
