import { Notice } from '../../../../ui/notice/notice.tsx'

/** Errors of a form that belong to none of its fields. */
export const FormErrors = ({ errors }: { errors: readonly string[] | undefined }) =>
  errors?.map((message) => (
    <Notice key={message} tone="bad">
      {message}
    </Notice>
  ))
