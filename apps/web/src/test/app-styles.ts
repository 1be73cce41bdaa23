import '#web/app/styles/app.css'
