import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessGone } from './data-folder.ts'
import type { File } from './manifest.ts'
import type { SealedObjects } from './sealed-objects.ts'

const CHUNK = 8 * 1024 * 1024

/** Packs files into chunks: most are small, and each object costs a request. */
export async function packFiles(
  objects: SealedObjects,
  root: string,
  paths: readonly string[],
  nameOf: (place: number) => string,
): Promise<File[]> {
  const files: File[] = []
  const chunk = Buffer.allocUnsafe(CHUNK)
  let place = 0
  let filled = 0
  async function flush(): Promise<void> {
    if (filled > 0) await objects.put(nameOf(place), chunk.subarray(0, filled))
    place += 1
    filled = 0
  }
  for (const path of paths) {
    const file = await open(join(root, path)).catch(unlessGone)
    if (!file) continue
    try {
      const pieces: File['pieces'] = []
      for (;;) {
        const { bytesRead: length } = await file.read(chunk, filled, CHUNK - filled)
        if (length === 0) break
        pieces.push({ chunk: nameOf(place), from: filled, length })
        filled += length
        if (filled === CHUNK) await flush()
      }
      files.push({ path, pieces })
    } finally {
      await file.close()
    }
  }
  await flush()
  return files
}
