import { Refusal } from '../../errors.ts'

/** What a text of a form is said to be when it is not there: the field is named, for the schema of any text. */
export const missing = {
  error: ({ path }: { path?: readonly PropertyKey[] | undefined }): string =>
    new Refusal('parametersMissing', path?.length ? String(path.at(-1)) : undefined).message,
}
