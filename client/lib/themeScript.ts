/**
 * Runs in the head, before anything is painted: the stored theme, and whether a token that has not expired is stored,
 * so that a signed-in reader does not see a guest's buttons flash by. Its hash stands in the Content-Security-Policy.
 */
export const THEME_SCRIPT = `(function(d){try{var s=localStorage,t=s.getItem('theme');if(t==='light'||t==='dark')d.dataset.theme=t;if(s.getItem('token')&&Date.parse(s.getItem('tokenExpiry'))>Date.now())d.dataset.session='1'}catch(e){}})(document.documentElement)`;
