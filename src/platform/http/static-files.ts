import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { type Encoding, encodingFor } from './encoding.ts'

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}
/** Already compressed. */
const dense = new Set(['.woff2', '.avif', '.webp', '.png'])

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Engraved drawings change once in years, and an old one misleads nobody: their names have no digest. */
function lastingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return /^\/(cartes|planches)\//.test(path) ? 'public, max-age=2592000' : 'public, max-age=3600'
}

interface File {
  type: string
  bodies: Readonly<Record<Encoding, Buffer>>
}

/** The files of the build, listed once; each is read and compressed at its first request and then cached. */
export class StaticFiles {
  private readonly root: string
  /** Changes with the build's files: those of `/assets/` have a digest in their name. */
  readonly version: string
  private readonly names: ReadonlySet<string>
  private readonly files = new Map<string, Promise<File>>()

  constructor(root: string) {
    this.root = root
    const entries = readdirSync(root, { recursive: true, withFileTypes: true })
    this.names = new Set(
      entries
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('.vite'))
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/')),
    )
    this.version = createHash('sha256')
      .update([...this.names].sort().join())
      .digest('base64url')
      .slice(0, 16)
  }

  /** The file at a path; null if there is none. Files of `/assets/` have a digest in their name. */
  async answer(path: string, request: Request): Promise<Response | null> {
    if (!this.names.has(path)) return null
    const file = this.files.get(path) ?? this.load(path)
    this.files.set(path, file)
    const { type, bodies } = await file
    const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined)
    const body = bodies[encoding]
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      headers: {
        'Content-Type': type,
        'Content-Length': String(body.length),
        'Cache-Control': lastingOf(path),
        Vary: 'Accept-Encoding',
        ...(encoding === 'identity' || body === bodies.identity ? {} : { 'Content-Encoding': encoding }),
      },
    })
  }

  /** The text of the file at a path; null if there is none. */
  async text(path: string): Promise<string | null> {
    return this.names.has(path) ? readFile(join(this.root, path), 'utf8') : null
  }

  private async load(path: string): Promise<File> {
    const extension = extname(path)
    const identity = await readFile(join(this.root, path))
    const type = types[extension] ?? 'application/octet-stream'
    if (dense.has(extension)) return { type, bodies: { identity, br: identity, gzip: identity } }
    const [br, gz] = await Promise.all([brotli(identity), zip(identity)])
    return { type, bodies: { identity, br, gzip: gz } }
  }
}
