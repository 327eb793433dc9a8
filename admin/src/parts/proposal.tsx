import Alert from '@mui/material/Alert'
import { inEuros } from '../../../src/platform/i18n/french.ts'
import { ActButton } from './act-button.tsx'
import { reason } from './question.tsx'

interface Props {
  refund: number
  reason: string
  by: string
  isOwn: boolean
}

/** A proposed refund: another member of staff confirms it, or it is withdrawn. */
export const Proposal = ({ refund, reason: why, by, isOwn }: Props) => (
  <>
    <Alert severity="info">
      {by} propose de rendre {inEuros(refund)}&nbsp;: {why}
    </Alert>
    <p className="acts">
      {isOwn ? null : <ActButton name="confirm" label="Confirmer le remboursement" />}
      <ActButton name="decline" label="Retirer la proposition" asks={[reason('Raison')]} tone="error" />
    </p>
  </>
)
