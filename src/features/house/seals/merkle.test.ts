import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { MerkleRoot } from './merkle.server.ts'

const hash = (...parts: readonly (Buffer | string)[]) => {
  const made = createHash('sha256')
  for (const part of parts) made.update(part)
  return made.digest()
}

/** The definition in RFC 6962: the left tree holds the largest power of two smaller than the number of leaves. */
function byTheBook(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 0) return hash()
  if (leaves.length === 1) return leaves[0]!
  const left = 2 ** Math.floor(Math.log2(leaves.length - 1))
  return hash(Buffer.of(1), byTheBook(leaves.slice(0, left)), byTheBook(leaves.slice(left)))
}

test.each([0, 1, 2, 3, 4, 5, 7, 8, 9, 31, 32, 33, 100])('%i leaves have the root of RFC 6962', (count) => {
  const leaves = Array.from({ length: count }, (_, place) => hash(Buffer.of(0), String(place)))
  const tree = new MerkleRoot()
  for (const leaf of leaves) tree.add(leaf)
  expect(tree.root()).toEqual(byTheBook(leaves))
  expect(tree.count).toBe(count)
})

test('swapping two leaves changes the root', () => {
  const roots = [
    ['a', 'b', 'c'],
    ['b', 'a', 'c'],
  ].map((order) => {
    const tree = new MerkleRoot()
    for (const leaf of order) tree.add(hash(leaf))
    return tree.root().toString('hex')
  })
  expect(new Set(roots).size).toBe(2)
})
