import { Notice } from '../../../../ui/notice/notice.tsx'

/** What a form is refused for that belongs to none of its fields. */
export const FormErrors = ({ errors }: { errors: readonly string[] | undefined }) =>
  errors?.map((message) => (
    <Notice key={message} tone="bad">
      {message}
    </Notice>
  ))
