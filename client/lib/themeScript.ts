/**
 * Runs in the head, before anything is painted: the stored theme, and whether a token that has not expired is stored,
 * and whose role it was, so that neither a guest's buttons nor another role's menus flash by, nor the landing page where the dashboard will be. Whoever has chosen a language gets it where the
 * address names none. Its hash stands in the Content-Security-Policy.
 */
export const THEME_SCRIPT = `(function(d){try{var s=localStorage,t=s.getItem('theme'),l=s.getItem('language'),p=location.pathname;if(/^(en|hi|es)$/.test(l)&&l!==d.lang&&!/^\\/(en|hi|es)(\\/|$)/.test(p))return location.replace('/'+l+(p==='/'?'':p)+location.search+location.hash);if(t==='light'||t==='dark')d.dataset.theme=t;if(s.getItem('token')&&Date.parse(s.getItem('tokenExpiry'))>Date.now()){d.dataset.session=s.getItem('role')||'1';if(s.getItem('onboardingComplete')==='true'&&s.getItem('role')!=='ADMIN')d.dataset.home='dashboard'}}catch(e){}})(document.documentElement)`;
