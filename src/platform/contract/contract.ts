import type { z } from 'zod'
import type { ErrorName } from '../../errors.ts'

/** Who may call: everyone, any signed-in person, one kind of person, or whoever has a capability of the staff. */
export type Access = 'public' | 'signedIn' | 'client' | 'psychic' | { readonly can: string }

/** One call, as data: the door, the documentation and the fuzzing all come from it. */
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
  /** Comes as a form: its part `file` is a file of MAX_UPLOAD bytes at most, the others are the fields of `body`. */
  upload?: true
  output: z.ZodObject
  /** The media type of a file that is answered in the place of `output`, as it is read. */
  file?: string
  /** The refusals of its own, beside those that any call may give. */
  refusals: readonly ErrorName[]
  /** Honours an Idempotency-Key: the first answer is given again to a repeated key. */
  keyed?: true
  /** Moves money: refused without an Idempotency-Key. */
  movesMoney?: true
  /**
   * Waits for somebody outside under its key, or needs several transactions: none is open around the handler. Cut off in
   * between, it is tried again under the same reference.
   */
  reachesOut?: true
}

/** A file as it came, and what it was called. */
export interface UploadedFile {
  bytes: Buffer
  name: string
}

/** Bytes of a file that a call takes. */
export const MAX_UPLOAD = 14 * 1024 * 1024

export type Contract = Readonly<Record<string, CallDefinition>>

export const contract = <const C extends Contract>(definitions: C): C => definitions

type Parsed<S> = S extends z.ZodObject ? z.output<S> : Record<never, never>

export interface CallInput<D extends CallDefinition> {
  params: Parsed<D['params']>
  query: Parsed<D['query']>
  body: Parsed<D['body']>
  file: D extends { upload: true } ? UploadedFile : undefined
  /** What the provider knows the call by, however often it is tried under one key. */
  reference: D extends { reachesOut: true } ? string : undefined
}

/** The answer beside its `api` block. */
export type CallOutput<D extends CallDefinition> = D extends { file: string } ? Response : z.input<D['output']>

/** One function per call: a missing one does not compile. */
export type Handlers<C extends Contract, V> = {
  [K in keyof C]: (visit: V, input: CallInput<C[K]>) => Promise<CallOutput<C[K]>>
}

export interface CallGroup<V> {
  contract: Contract
  handlers: Record<string, (visit: V, input: never) => Promise<object>>
}
