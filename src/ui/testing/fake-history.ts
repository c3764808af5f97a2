/**
 * The history of a tab, which happy-dom lacks. Step 0 is the previous page, step 1 the shown one.
 */
export class FakeHistory {
  private entries: object[] = [{ idx: 0 }, { idx: 1 }]
  private at = 1

  get state() {
    return this.entries[this.at] as { idx: number }
  }
  pushState(state: object) {
    this.entries = [...this.entries.slice(0, this.at + 1), state]
    this.at += 1
  }
  replaceState(state: object) {
    this.entries[this.at] = state
  }
  go(by: number) {
    setTimeout(() => {
      if (!this.entries[this.at + by]) return
      this.at += by
      window.dispatchEvent(new PopStateEvent('popstate', { state: this.state }))
    })
  }
}
