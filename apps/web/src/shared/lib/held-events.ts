/** What somebody did to the page before any file of ours was there: pressed a button, sent a form, dropped files. */
export type HeldEvent = {
  readonly type: 'click' | 'submit' | 'drop'
  /** The button, the form, or what the files were dropped on. */
  readonly target: HTMLElement
  readonly submitter?: HTMLElement | null
  readonly files?: readonly File[]
}

type HeldEvents = { readonly events: readonly HeldEvent[]; readonly stop: () => void }

declare global {
  interface Window {
    /** Absent on pages whose head carries no script of ours. */
    held?: HeldEvents
  }
}

/**
 * Keeps what is done to the page until app/boot/early-use.ts does it again: otherwise a press in the first moments is lost, a form of the
 * program's ends in the address, and a dropped file takes the browser away from the page. Plain text in the head, as the script for the theme is.
 */
export const HOLD_SCRIPT = `(function(d){var q=[],n=['click','submit','dragover','drop'];function hold(e){var y=e.type,t=e.target;if('running'in d.documentElement.dataset)return;if(y[0]=='d'){var x=e.dataTransfer;if(!x||![].includes.call(x.types,'Files'))return;e.preventDefault();if(y=='drop')q.push({type:y,target:t,files:[].slice.call(x.files)});return}if(y=='click')t=t.closest&&t.closest('button');var f=t&&(t.form||t);if(!t||f.hasAttribute('action')||f.method=='dialog')return;e.preventDefault();e.stopPropagation();t.setAttribute('aria-busy','true');q.push({type:y,target:t,submitter:e.submitter})}n.forEach(function(y){d.addEventListener(y,hold,true)});window.held={events:q,stop:function(){n.forEach(function(y){d.removeEventListener(y,hold,true)})}}})(document);`
