import { createElement, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Picture } from '../picture/picture.tsx'
import { pictureAt } from '../picture/picture-address.ts'
import { decoded } from './plain-text.ts'

/** The supported tags; any other is removed and its text kept. */
const tags = new Set(['p', 'h2', 'h3', 'blockquote', 'strong', 'em', 'ul', 'ol', 'li'])

/** Renders sanitised HTML as React elements: the browser gets no raw markup, so nothing in it can run. */
export function RichText({ html }: { html: string }) {
  const pieces = html.match(/<[^>]*>|[^<]+/g) ?? []
  return childrenOf(pieces[Symbol.iterator](), null)
}

/** The nodes before the end of the open tag. */
function childrenOf(pieces: Iterator<string>, open: string | null): ReactNode[] {
  const children: ReactNode[] = []
  for (let piece = pieces.next(); !piece.done; piece = pieces.next()) {
    const [, end, tag] = /^<(\/?)([a-z]+[1-6]?)/i.exec(piece.value) ?? []
    if (tag === undefined) children.push(decoded(piece.value))
    else if (end) {
      if (tag === open) return children
    } else children.push(...elementOf(piece.value, tag, pieces, children.length))
  }
  return children
}

function elementOf(piece: string, tag: string, pieces: Iterator<string>, key: number): ReactNode[] {
  if (tag === 'br') return [<br key={key} />]
  if (tag === 'img') return pictureIn(piece, key)
  const inside = childrenOf(pieces, tag)
  const href = /^<a href="([^"]*)"/.exec(piece)?.[1]
  if (href === undefined) return tags.has(tag) ? [createElement(tag, { key }, ...inside)] : inside
  return [
    <Link key={key} to={decoded(href)} rel="noopener">
      {inside}
    </Link>,
  ]
}

/** A stored picture, whose dimensions the server added; any other is left out. */
function pictureIn(piece: string, key: number): ReactNode[] {
  const written = (name: string) => decoded(new RegExp(` ${name}="([^"]*)"`).exec(piece)?.[1] ?? '')
  const found = pictureAt(written('src'))
  const [width, height] = [Number(written('width')), Number(written('height'))]
  if (!found || !width || !height) return []
  return [<Picture key={key} of={{ hash: found.hash, width, height, alt: written('alt') }} />]
}
