import { Component, type ReactNode } from 'react'

/** The library comes in a file of its own. When that file does not come, the answer stands without its picture. */
export class ChartBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <p className="muted">The chart could not be drawn. The rows below hold everything that it shows.</p>
    )
  }
}
