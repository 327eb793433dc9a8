import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { BRINGS, birthFields, type TypedBirth } from '../birth-fields.ts'

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'children'> {
  /** The page to which the birth is brought. */
  to: string
  birth: TypedBirth
  /** For what answers with a file, which no page can show. */
  reloadDocument?: boolean
}

/** A button that opens another page with a birth, without putting it into the URL. */
export function BirthButton({ to, birth, reloadDocument = false, ...button }: Props) {
  return (
    <Form method="post" action={to} reloadDocument={reloadDocument}>
      {birthFields.map((field) =>
        birth[field] ? <input key={field} type="hidden" name={field} value={birth[field]} /> : null,
      )}
      <Button type="submit" name="intent" value={BRINGS} {...button} />
    </Form>
  )
}
