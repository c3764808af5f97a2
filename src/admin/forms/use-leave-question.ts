import { useConfirm } from '../shell/use-confirm.tsx'
import { askToLeave } from './core/ask-to-leave.ts'

/** For a dialog with input of its own: it asks before it closes with input. The caller renders `dialog`. */
export function useLeaveQuestion(isTyped: boolean, onClose: () => void) {
  const { choose, dialog } = useConfirm()
  async function leave(): Promise<void> {
    if (!isTyped || (await askToLeave(choose)) === 'discard') onClose()
  }
  return { leave, dialog }
}
