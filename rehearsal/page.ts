/** A box of the page: on which machines its commands are done, and after what. */
export interface Box {
  title: string
  machines: readonly string[]
  /** What happens before it, in the words of the page: `after-losing a`. */
  after: { what: 'losing' | 'return'; machine: string } | null
  commands: string
}

const PATTERN = /^## (?<title>.+)$|<!-- on (?<on>[a-z -]+) -->\n```sh\n(?<commands>[\s\S]*?)\n```/gm

/** The boxes of a page, in their order. */
export function boxesOf(page: string): Box[] {
  const boxes: Box[] = []
  let title = ''
  for (const { groups = {} } of page.matchAll(PATTERN)) {
    if (groups.title) title = groups.title
    const { on, commands } = groups
    if (!on || !commands) continue
    const words = on.split(' ')
    const place = words.findIndex((word) => word.startsWith('after-'))
    const machines = place < 0 ? words : words.slice(0, place)
    const [what, machine = machines[0] ?? ''] = place < 0 ? [] : [words[place], words[place + 1]]
    const after =
      what === undefined ? null : ({ what: what === 'after-losing' ? 'losing' : 'return', machine } as const)
    boxes.push({ title, machines, after, commands })
  }
  return boxes
}

/** How many boxes with commands a page has, marked or not. */
export const shellBoxes = (page: string): number => page.match(/^```sh$/gm)?.length ?? 0
