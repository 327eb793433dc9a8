import { Refusal } from '../../errors.ts'

/** Error options for any text field of a form: names the field when it is missing. */
export const missing = {
  error: ({ path }: { path?: readonly PropertyKey[] | undefined }): string =>
    new Refusal('parametersMissing', path?.length ? String(path.at(-1)) : undefined).message,
}
