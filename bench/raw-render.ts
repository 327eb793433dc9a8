import { PassThrough } from 'node:stream'
import { createElement, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g
const EMPTY = new Set(['meta', 'link', 'input', 'img', 'br', 'hr', 'source'])
const named: Record<string, string> = { class: 'className', for: 'htmlFor' }

/** Documents per second of bare React that writes the same markup, without our router, loaders and components. */
export async function rawRate(html: string, seconds: number): Promise<number> {
  const tree = treeOf(html)
  const end = performance.now() + seconds * 1000
  let count = 0
  while (performance.now() < end) {
    await render(tree)
    count += 1
  }
  return count / seconds
}

const render = (tree: ReactNode): Promise<void> =>
  new Promise((resolve, reject) => {
    const sink = new PassThrough().on('end', resolve).on('error', reject)
    sink.resume()
    const { pipe } = renderToPipeableStream(tree, { onAllReady: () => pipe(sink), onShellError: reject })
  })

/** The elements of a document that React rendered; its scripts, which are data, are left out. */
function treeOf(html: string): ReactNode {
  const clean = html.replace(/<script[\s\S]*?<\/script>/g, '')
  const stack: { type: string; props: Record<string, string>; children: ReactNode[] }[] = [
    { type: '', props: {}, children: [] },
  ]
  let from = 0
  for (const match of clean.matchAll(TAG)) {
    const text = clean.slice(from, match.index)
    if (text) stack.at(-1)!.children.push(text)
    from = match.index + match[0].length
    const [, closes, type, attributes, selfCloses] = match
    if (!type) continue
    if (closes) {
      const { type: open, props, children } = stack.pop()!
      stack.at(-1)!.children.push(createElement(open, props, ...children))
      continue
    }
    const props = Object.fromEntries(
      [...attributes!.matchAll(ATTRIBUTE)].map(([, name, value]) => [named[name!] ?? name!, value ?? '']),
    )
    if (selfCloses || EMPTY.has(type)) stack.at(-1)!.children.push(createElement(type, props))
    else stack.push({ type, props, children: [] })
  }
  return stack[0]!.children
}
