/**
 * Runs in the head, before anything is painted: the stored theme, and whether a token that has not expired is stored,
 * and whose role it was, so that neither a guest's buttons nor another role's menus flash by, nor the landing page where the dashboard will be. Its hash stands in the Content-Security-Policy.
 */
export const THEME_SCRIPT = `(function(d){try{var s=localStorage,t=s.getItem('theme');if(t==='light'||t==='dark')d.dataset.theme=t;if(s.getItem('token')&&Date.parse(s.getItem('tokenExpiry'))>Date.now()){d.dataset.session=s.getItem('role')||'1';if(s.getItem('onboardingComplete')==='true'&&s.getItem('role')!=='ADMIN')d.dataset.home='dashboard'}}catch(e){}})(document.documentElement)`;
