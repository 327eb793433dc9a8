import { AwsClient } from 'aws4fetch'
import { LISTED, type StorePort } from './port.ts'

export interface S3Settings {
  /** With its scheme, without a bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

/** A store's refusal; never its words, which repeat names. */
export class StoreFault extends Error {
  readonly code: string
  constructor(status: number) {
    super(`the store answered ${status}`)
    this.name = 'StoreFault'
    this.code = `http-${status}`
  }
}

/** A store with the interface of Amazon S3, addressed by path. */
export function s3Store({ endpoint, bucket, region, accessKey, secretKey }: S3Settings): StorePort {
  // Repeats are the port's affair.
  const signer = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 0,
  })
  const base = `${endpoint}/${encodeURIComponent(bucket)}`
  async function ask(
    path: string,
    signal: AbortSignal,
    { method = 'GET', body, headers }: { method?: string; body?: Uint8Array<ArrayBuffer>; headers?: HeadersInit } = {},
  ): Promise<Response> {
    const asked = { method, ...(body && { body }), ...(headers && { headers }) }
    const { url, ...signed } = await signer.sign(`${base}${path}`, asked).then(partsOf)
    return fetch(url, { ...signed, signal, redirect: 'error' })
  }
  return {
    name: 's3',
    async put({ name, bytes }, signal) {
      const headers = { 'if-none-match': '*', 'content-type': 'application/octet-stream' }
      const answer = await ask(`/${name}`, signal, { method: 'PUT', body: new Uint8Array(bytes), headers })
      await answer.arrayBuffer()
      // It was put by an earlier attempt whose answer was lost.
      if (!answer.ok && answer.status !== 412) throw new StoreFault(answer.status)
    },
    async get(name, signal) {
      const answer = await ask(`/${name}`, signal)
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (answer.status === 404) return null
      if (!answer.ok) throw new StoreFault(answer.status)
      return bytes
    },
    async remove(name, signal) {
      const answer = await ask(`/${name}`, signal, { method: 'DELETE' })
      await answer.arrayBuffer()
      if (!answer.ok && answer.status !== 404) throw new StoreFault(answer.status)
    },
    async list(after, signal) {
      const query = new URLSearchParams({ 'list-type': '2', 'max-keys': String(LISTED) })
      if (after !== null) query.set('start-after', after)
      const answer = await ask(`?${query}`, signal)
      const text = await answer.text()
      if (!answer.ok) throw new StoreFault(answer.status)
      if (!text.includes('<ListBucketResult')) throw new TypeError('nonsense')
      return [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name = '']) => name)
    },
  }
}

/** The parts of a signed request: its body is given again, because a stream could not be repeated. */
async function partsOf(signed: Request) {
  const { url, method, headers } = signed
  const body = method === 'PUT' ? await signed.arrayBuffer() : null
  return { url, method, headers, body }
}
