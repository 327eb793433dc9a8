import type { z } from 'zod'
import type { ErrorName } from '../../errors.ts'

/** Who may call: everyone, any signed-in person, one kind of person, a partner's program, or staff with a capability. */
export type Access = 'public' | 'signedIn' | 'client' | 'psychic' | 'partner' | { readonly can: string }

/** One call, as data: routing, documentation and fuzzing are all derived from it. */
export interface CallDefinition {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** With `:name` parameters. */
  path: `/api/${string}`
  summary: string
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  /** A strict object: an unknown field is refused. */
  body?: z.ZodObject
  /**
   * Sent as a multipart form: its part `file` is a file of at most MAX_UPLOAD bytes, the others are the fields of
   * `body`.
   */
  upload?: true
  /** The bytes of its largest file, if fewer than MAX_UPLOAD; it is read before the request takes a place. */
  largest?: number
  /** The body goes to the handler as it arrived, since its signature is over its bytes. */
  raw?: true
  /** Called by other programs, without an Origin: what they send proves itself. */
  fromElsewhere?: true
  output: z.ZodObject
  /** The media type of a file answered instead of `output`, in the notation of the Content-Type header. */
  file?: string
  /** The call's own refusals, besides those that any call may answer. */
  refusals: readonly ErrorName[]
  /** Honours an Idempotency-Key: a repeated key returns the first answer. */
  keyed?: true
  /** Moves money: refused without an Idempotency-Key. */
  movesMoney?: true
  /**
   * Waits for an outside service under its key, or needs several transactions: the handler runs outside any. After a
   * crash it is retried under the same reference.
   */
  reachesOut?: true
}

/** An uploaded file, and its name. */
export interface UploadedFile {
  bytes: Buffer
  name: string
}

/** A body as it arrived, with the headers beside it. */
export interface RawBody {
  body: string
  header(name: string): string | undefined
}

/** The largest upload, in bytes. */
export const MAX_UPLOAD = 14 * 1024 * 1024

export type Contract = Readonly<Record<string, CallDefinition>>

export const contract = <const C extends Contract>(definitions: C): C => definitions

type Parsed<S> = S extends z.ZodObject ? z.output<S> : Record<never, never>

export interface CallInput<D extends CallDefinition> {
  params: Parsed<D['params']>
  query: Parsed<D['query']>
  body: Parsed<D['body']>
  file: D extends { upload: true } ? UploadedFile : undefined
  raw: D extends { raw: true } ? RawBody : undefined
  /** The reference sent to the provider, the same for every attempt under one key. */
  reference: D extends { reachesOut: true } ? string : undefined
}

/** What a caller sends for a schema: a value that is coerced is given as what it becomes. */
type Sent<S extends z.ZodObject> = {
  [K in keyof z.input<S>]: unknown extends z.input<S>[K] ? z.output<S>[K & keyof z.output<S>] : z.input<S>[K]
}

/** One part of a call: none without a schema, optional if each of its fields is. */
type Part<N extends string, S> = S extends z.ZodObject
  ? Record<never, never> extends Sent<S>
    ? { [K in N]?: Sent<S> }
    : { [K in N]: Sent<S> }
  : { [K in N]?: undefined }

/** What a caller gives; the key that makes it safe to repeat is the Idempotency-Key. */
export type CallGiven<D extends CallDefinition> = D extends unknown
  ? Part<'params', D['params']> &
      Part<'query', D['query']> &
      Part<'body', D['body']> &
      (D extends { movesMoney: true }
        ? { key: string }
        : 'keyed' extends keyof D
          ? { key?: string }
          : { key?: undefined })
  : never

/** The answer without its `api` block. */
export type CallOutput<D extends CallDefinition> = D extends { file: string } ? Response : z.input<D['output']>

/** One function per call: a missing one does not compile. */
export type Handlers<C extends Contract, V> = {
  [K in keyof C]: (visit: V, input: CallInput<C[K]>) => Promise<CallOutput<C[K]>>
}

export interface CallGroup<V> {
  contract: Contract
  handlers: Record<string, (visit: V, input: never) => Promise<object>>
}
