import { createHash } from 'node:crypto'

const NODE = Buffer.of(1)

const join = (left: Buffer, right: Buffer): Buffer =>
  createHash('sha256').update(NODE).update(left).update(right).digest()

/** The root of a Merkle tree (RFC 6962) over leaves added one by one; holds one node per level. */
export class MerkleRoot {
  /** Roots of complete trees, the largest first, each at most half as large as the one before. */
  readonly #peaks: { root: Buffer; leaves: number }[] = []
  count = 0

  /** @param leaf a leaf's hash */
  add(leaf: Buffer): void {
    let tree = { root: leaf, leaves: 1 }
    for (;;) {
      const left = this.#peaks.at(-1)
      if (left?.leaves !== tree.leaves) break
      this.#peaks.pop()
      tree = { root: join(left.root, tree.root), leaves: 2 * tree.leaves }
    }
    this.#peaks.push(tree)
    this.count += 1
  }

  root(): Buffer {
    const roots = this.#peaks.map(({ root }) => root)
    return roots.length === 0 ? createHash('sha256').digest() : roots.reduceRight((right, left) => join(left, right))
  }
}
