import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { REASON_MAX } from '../../../house/staff/acts.ts'
import { type StaffRole, staffRoles } from '../../../house/staff/capabilities.ts'
import styles from '../../../house/staff/components/desk-list.module.css'
import { texts } from '../../../house/staff/texts.ts'
import { FreshCode } from '../../second-factor/components/fresh-code.tsx'

interface Props {
  member: { id: number; role: StaffRole; isSuspended: boolean }
  fresh: boolean
  given: { typed: Record<string, string>; field: string | null; message: string } | null
}

/** The form to change a member's role, suspend them, or reset their second factor. */
export function MemberForm({ member: { id, role, isSuspended }, fresh, given }: Props) {
  const t = useTexts(texts)
  const options = [
    ...staffRoles
      .filter((one) => one !== role)
      .map((value) => ({ value, label: t('toRole', { role: t(`role.${value}`) }) })),
    isSuspended ? { value: 'restore', label: t('restore') } : { value: 'suspend', label: t('suspend') },
    { value: 'factor', label: t('resetFactor') },
  ]
  const errorAt = (field: string) => (given?.field === field ? given.message : undefined)
  return (
    <details open={given !== null}>
      <summary>{t('change')}</summary>
      <CheckedForm method="post" className={styles.form}>
        <input type="hidden" name="id" value={id} />
        <Select id={`change-${id}`} name="change" label={t('whatChange')} options={options} />
        <Field
          id={`reason-${id}`}
          name="reason"
          label={t('reason')}
          error={errorAt('reason')}
          defaultValue={given?.typed.reason}
          autoComplete="off"
          maxLength={REASON_MAX}
          required
        />
        <FreshCode id={`code-${id}`} fresh={fresh} error={errorAt('code')} />
        <div>
          <Button type="submit" variant="secondary">
            {t('applyChange')}
          </Button>
        </div>
      </CheckedForm>
    </details>
  )
}
