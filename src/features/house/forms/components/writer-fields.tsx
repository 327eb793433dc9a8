import type { FieldMetadata, SubmissionResult } from '@conform-to/react'
import { Field } from '../../../../ui/field/field.tsx'
import { EMAIL_MAX } from '../../users/rules.ts'
import { fieldProps } from '../form.ts'

export interface WriterFormProps {
  result: SubmissionResult | undefined
  /** Details of a signed-in person. */
  known: { name: string; emailAddress: string } | undefined
}

interface Props {
  fields: Record<'name' | 'emailAddress', FieldMetadata<string>>
  labels: { name: string; email: string; emailHint?: string }
  nameMax: number
}

/** Who writes, and the address for the answer. */
export const WriterFields = ({ fields, labels, nameMax }: Props) => (
  <>
    <Field {...fieldProps(fields.name)} label={labels.name} autoComplete="name" maxLength={nameMax} required />
    <Field
      {...fieldProps(fields.emailAddress)}
      label={labels.email}
      hint={labels.emailHint}
      type="email"
      autoComplete="email"
      maxLength={EMAIL_MAX}
      required
    />
  </>
)
